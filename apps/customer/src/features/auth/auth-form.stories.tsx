import { Button } from '@angadi/ui/button/button.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type AuthFormOptions, useAuthForm } from './use-auth-form.ts'

/** A form whose attempt fails without a message of its own. */
function SilentFailure({ attempt }: Pick<AuthFormOptions<null, null>, 'attempt'>) {
  const { submit, problem } = useAuthForm<null, null>({
    form: 'story',
    attempt,
    work: () => Promise.reject(new Error()),
    onSuccess: () => undefined,
  })
  return (
    <div>
      <Button onClick={() => void submit(null)}>Send</Button>
      <p role="status">{problem}</p>
    </div>
  )
}

const meta = {
  title: 'Sign-in/Failures',
  component: SilentFailure,
  args: { attempt: 'sendCode' },
} satisfies Meta<typeof SilentFailure>
export default meta
type Story = StoryObj<typeof meta>

function saying(attempt: AuthFormOptions<null, null>['attempt'], sentence: string): Story {
  return {
    args: { attempt },
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
      await expect(await canvas.findByText(sentence)).toBeVisible()
    },
  }
}

/** The code could not be sent (Spec §8 Auth). */
export const SendCode: Story = saying('sendCode', 'Failed to send OTP')

/** The code could not be checked (Spec §8 Auth). */
export const Verify: Story = saying('verify', 'Invalid OTP')

/** Signing in failed (Spec §8 Auth). */
export const Login: Story = saying('login', 'Login failed')

/** Signing up failed (Spec §8 Auth). */
export const SignUp: Story = saying('signUp', 'Authentication failed')
