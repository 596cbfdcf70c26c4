import { daysAfter, indiaDay } from '@angadi/domain/time/india-day.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { signedIn } from '../samples/person.ts'
import { WaitForTime } from './wait-for-time.tsx'

const today = indiaDay(Date.now())

const meta = {
  title: 'Customer/Wait for a time',
  component: WaitForTime,
  args: {
    vendorId: 'salon',
    steps: [{ service_id: 'haircut' }],
    fromDay: daysAfter(today, 2),
    lastDay: daysAfter(today, 30),
  },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof WaitForTime>
export default meta
type Story = StoryObj<typeof meta>

/** The day that one looks at, up to a month after it, and the last day that can be booked. */
export const Asking: Story = {
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(canvas.getAllByRole('option')).toHaveLength(5)
    await userEvent.click(canvas.getByRole('radio', { name: 'Evening, from 5' }))
    await expect(canvas.getByRole('radio', { name: 'Evening, from 5' })).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Tell me when a time frees up' })).toBeEnabled()
  },
}

/** On the last day that can be booked there is no other one. */
export const LastDay: Story = { args: { lastDay: daysAfter(today, 2) } }

/** Nothing is chosen yet that one could wait for. */
export const NothingChosen: Story = {
  args: { steps: [] },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(canvas.getByRole('button', { name: 'Tell me when a time frees up' })).toBeDisabled()
  },
}
