import { AppError } from '@angadi/data/errors/app-error.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ArriveAction } from './arrive-action.tsx'

const meta = {
  title: 'Courier/ArriveAction',
  component: ArriveAction,
  args: {
    help: <button type="button">Help</button>,
    children: 'I have arrived',
    busy: false,
    arrive: (reason) =>
      reason
        ? Promise.resolve()
        : Promise.reject(new AppError('not_there_yet', 'not_there_yet', false, { distance_m: 640 })),
  },
} satisfies Meta<typeof ArriveAction>
export default meta
type Story = StoryObj<typeof meta>

/** The server has refused: the position is too far away. Without a reason nothing is sent. */
export const TooFar: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I have arrived' }))
    const dialog = await within(document.body).findByRole('dialog')
    const confirm = within(dialog).getAllByRole('button').at(-1)
    if (confirm) await userEvent.click(confirm)
    await expect(within(dialog).getAllByRole('radio')).toHaveLength(3)
    // The dialog stays, and says what is missing.
    await expect(confirm).toBeVisible()
  },
}
