import { AppError } from '@angadi/data/errors/app-error.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Toaster } from '@angadi/ui/toaster/toaster.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { formErrors } from './form-errors.ts'
import { useSubmission } from './use-submission.ts'

interface DemoProps {
  /** The form's name: each story has its own, so that they do not share a rate limit. */
  readonly form: string
  readonly work: (typed: string, signal: AbortSignal) => Promise<string>
  readonly validate: (typed: string) => boolean
  readonly onSuccess: (result: string) => void
  readonly timeoutMs: number
}

function Demo({ form, work, validate, onSuccess, timeoutMs }: DemoProps) {
  const { phase, isBusy, submit, abort, retry } = useSubmission<string, string>({
    form,
    work,
    validate,
    onSuccess,
    timeoutMs,
  })
  return (
    <form
      className="flex max-w-form flex-wrap items-center gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void submit('dosa')
      }}
    >
      <p role="status" className="w-full">
        {phase}
      </p>
      <Button type="submit" busy={isBusy}>
        Send
      </Button>
      <Button variant="secondary" onClick={abort}>
        Stop
      </Button>
      <Button variant="secondary" onClick={retry}>
        Again
      </Button>
      <Toaster label="Messages" />
    </form>
  )
}

const never = () => new Promise<never>(() => undefined)

const meta = {
  title: 'Shell/Submission',
  component: Demo,
  args: {
    form: 'story',
    work: async () => 'saved',
    validate: fn((): boolean => true),
    onSuccess: fn(),
    timeoutMs: 30_000,
  },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

/** The result is passed on with the typed values (Spec §4 Submission lifecycle). */
export const Succeeds: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText('success')).toBeVisible()
    await expect(args.onSuccess).toHaveBeenCalledWith('saved', 'dosa')
  },
}

/** A refusal is shown and stored among the form errors (Spec §4 Submission lifecycle). */
export const Fails: Story = {
  args: {
    work: fn(() => Promise.reject(new AppError('network', 'network', true))),
  },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText('error')).toBeVisible()
    const page = canvasElement.ownerDocument.body
    await expect(page).toHaveTextContent('The network is gone.')
    await expect(formErrors()).toMatchObject([{ form: 'story', kind: 'error', message: 'network' }])
  },
}

/** A form that takes too long is cancelled and told as that (Spec §4 Submission lifecycle, §8 Submission errors). */
export const TakesTooLong: Story = {
  args: { work: never, timeoutMs: 50 },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText('timeout')).toBeVisible()
    const page = canvasElement.ownerDocument.body
    await expect(page).toHaveTextContent('Submission Timeout')
    await expect(page).toHaveTextContent(
      'Your form submission took too long and was cancelled. Please try again.',
    )
    await expect(formErrors()).toMatchObject([{ kind: 'timeout', message: 'Submission timeout after 50ms' }])
  },
}

/** One submission at a time; it can be stopped and sent again (Spec §4 Submission lifecycle). */
export const IsStopped: Story = {
  args: { work: fn(never) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText('submitting')).toBeVisible()
    await expect(args.work).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await expect(await canvas.findByText('aborted')).toBeVisible()
    await expect(formErrors()).toMatchObject([{ kind: 'aborted', message: 'Submission aborted' }])
    await userEvent.click(canvas.getByRole('button', { name: 'Again' }))
    await expect(await canvas.findByText('submitting')).toBeVisible()
    await expect(args.work).toHaveBeenCalledTimes(2)
  },
}

export const IsNotValid: Story = {
  args: { validate: fn((): boolean => false), work: fn(async () => 'saved') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText('error')).toBeVisible()
    await expect(args.work).not.toHaveBeenCalled()
    await expect(formErrors()).toEqual([])
  },
}

/** The eleventh submission within a minute has to wait (Spec §9). */
export const IsTooMuch: Story = {
  args: { form: 'too-much', work: fn(async () => 'saved') },
  play: async ({ canvas, userEvent, args, canvasElement }) => {
    for (let n = 1; n <= 10; n++) {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
      await expect(await canvas.findByText('success')).toBeVisible()
      await expect(args.work).toHaveBeenCalledTimes(n)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(canvasElement.ownerDocument.body).toHaveTextContent(
      /Too many attempts\. Please wait \d+ seconds\./,
    )
    await expect(args.work).toHaveBeenCalledTimes(10)
  },
}
