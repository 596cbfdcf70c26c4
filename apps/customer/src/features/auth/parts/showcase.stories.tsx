import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Showcase } from './showcase.tsx'

const slide = (key: string, at: number) => ({
  key,
  label: `${at} of 3: ${key}`,
  content: <p className="text-xl font-bold">{key}</p>,
})

const meta = {
  title: 'Customer/Showcase',
  component: Showcase,
  args: {
    label: 'What Angadi offers',
    chooseLabel: 'Choose what is shown',
    everyMs: 60_000,
    slides: [slide('Food delivery', 1), slide('Grocery', 2), slide('Ride and taxi', 3)],
  },
} satisfies Meta<typeof Showcase>
export default meta
type Story = StoryObj<typeof meta>

/** Any slide can be picked (Spec §2 Sign-in screens). */
export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Food delivery')).toBeVisible()
    await expect(canvas.getByText('Grocery')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '2 of 3: Grocery' }))
    await waitFor(() => expect(canvas.getByText('Grocery')).toBeVisible())
    await expect(canvas.getByRole('button', { name: '2 of 3: Grocery' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}

/** The slides change automatically until the user picks one (Spec §2 Sign-in screens). */
export const Turning: Story = {
  args: { everyMs: 60 },
  decorators: [
    // A browser may hold its pointer at the page's corner, and the rotation pauses under a pointer.
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('button', { name: '3 of 3: Ride and taxi', pressed: true }),
    ).toBeVisible()
    const second = canvas.getByRole('button', { name: '2 of 3: Grocery' })
    await userEvent.click(second)
    await new Promise((done) => setTimeout(done, 300))
    // The rotation pauses while the showcase has the focus.
    await expect(second).toHaveAttribute('aria-pressed', 'true')
  },
}
