import { homeServiceKeys } from '@angadi/data/home-services/keys.ts'
import { daysWithTimes } from '@angadi/domain/bookings/days-with-times.ts'
import { daysAfter, indiaDay } from '@angadi/domain/time/india-day.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { signedIn } from '../../../shared/samples/person.ts'
import { Warranty } from './warranty.tsx'

const today = indiaDay(Date.now())
const days = daysWithTimes(today, 14, [
  `${daysAfter(today, 1)}T10:00:00+05:30`,
  `${daysAfter(today, 1)}T16:30:00+05:30`,
])

const meta = {
  title: 'Customer/Home services/Warranty',
  component: Warranty,
  args: { orderId: 'order-1', until: daysAfter(today, 12) },
  parameters: { cache: [[homeServiceKeys.reworkTimes('order-1', today, false), days]] },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof Warranty>
export default meta
type Story = StoryObj<typeof meta>

/** Something can still be claimed: the claim says what, who and when. */
export const Open: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'))
    await expect(await screen.findByRole('dialog')).toBeVisible()
    if (globals['language'] !== 'en') return
    await userEvent.click(screen.getByRole('button', { name: 'Book the visit' }))
    await expect(await screen.findByText('Please say what is not right.')).toBeVisible()
    await expect(screen.getByText('Please choose a time.')).toBeVisible()
  },
}

/** It is over: nothing can be claimed any more. */
export const Over: Story = {
  args: { until: daysAfter(today, -1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
