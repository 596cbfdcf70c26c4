import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import FormErrorPanel from './form-error-panel.tsx'
import { formErrors, keepFormError } from './form-errors.ts'

const meta = {
  title: 'Shell/Form error panel',
  component: FormErrorPanel,
  tags: ['screen'],
  beforeEach: () => {
    localStorage.clear()
    for (let n = 1; n <= 11; n++)
      keepFormError({
        form: 'address',
        kind: 'error',
        message: `network ${n}`,
        at: Date.UTC(2026, 10, 21, 9, n),
      })
    keepFormError({
      form: 'rating',
      kind: 'timeout',
      message: 'Submission timeout after 30000ms, token=abc',
      at: Date.UTC(2026, 10, 21, 10),
    })
  },
} satisfies Meta<typeof FormErrorPanel>
export default meta
type Story = StoryObj<typeof meta>

/** Ten at the most, the latest first and without secrets; Refresh, Export and Clear (Spec §2). */
export const WithErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    const rows = canvas.getAllByRole('listitem')
    await expect(rows).toHaveLength(10)
    await expect(rows[0]).toHaveTextContent('token=[redacted]')
    const [refresh, exporting, clear] = canvas.getAllByRole('button')
    if (!refresh || !exporting || !clear) throw new Error('three buttons')
    keepFormError({
      form: 'late',
      kind: 'aborted',
      message: 'Submission aborted',
      at: Date.UTC(2026, 10, 21, 11),
    })
    await userEvent.click(refresh)
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Submission aborted')
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const created = spyOn(URL, 'createObjectURL')
    await userEvent.click(exporting)
    await expect(clicked).toHaveBeenCalledOnce()
    const file = created.mock.calls[0]?.[0]
    const told: unknown = file instanceof Blob ? JSON.parse(await file.text()) : undefined
    await expect(told).toHaveLength(10)
    clicked.mockRestore()
    created.mockRestore()
    await userEvent.click(clear)
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0)
    await expect(exporting).toBeDisabled()
    await expect(formErrors()).toEqual([])
  },
}
