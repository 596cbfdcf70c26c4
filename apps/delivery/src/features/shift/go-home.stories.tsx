import { courierKeys } from '@angadi/data/courier-console/keys.ts'
import { driverDayKeys } from '@angadi/data/driver-day/day.ts'
import type { MyHome } from '@angadi/data/driver-day/home.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense } from 'react'
import { expect, within } from 'storybook/test'
import { sampleCourier } from '../../shared/samples.ts'
import GoHome from './go-home.tsx'

const COURIER = '44444444-4444-4444-8444-444444444444'

function withHome(changes: Partial<MyHome> = {}) {
  return {
    cache: [
      [courierKeys.me(COURIER), sampleCourier()],
      [
        driverDayKeys.home(COURIER),
        {
          home: { lat: 17.681, lng: 77.609, label: 'Tank street' },
          until: null,
          seconds: 5400,
          most: 2,
          used: 0,
          passed_over: 0,
          ...changes,
        },
      ],
    ],
  }
}

const meta = {
  title: 'Delivery/Going home',
  component: GoHome,
  beforeEach: () => useSession.setState({ ready: true, userId: COURIER, claimedRoles: ['delivery'] }),
  render: () => (
    <main className="p-4">
      <h1 className="sr-only">Work</h1>
      <Suspense>
        <GoHome />
      </Suspense>
    </main>
  ),
} satisfies Meta<typeof GoHome>
export default meta
type Story = StoryObj<typeof meta>

/** A home is known; nothing is said of offers while everything is offered. */
export const Ready: Story = {
  parameters: withHome(),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('switch')).not.toBeChecked()
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText('2 more times today')).toBeVisible()
    await expect(canvas.queryByText('Why you get fewer offers')).toBeNull()
  },
}

/** On the way: until when, and why fewer offers come; the place cannot be changed. */
export const OnTheWay: Story = {
  parameters: withHome({ until: '2026-11-28T13:30:00Z', used: 1, passed_over: 3 }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('switch')).toBeChecked()
    await expect(canvas.queryByRole('button')).toBeNull()
    if (globals['language'] !== 'en') return
    await expect(
      canvas.getByText('3 jobs near you were not offered because they end elsewhere.'),
    ).toBeVisible()
  },
}

/** Twice is enough for a day. */
export const UsedUp: Story = {
  parameters: withHome({ used: 2 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch')).toBeDisabled()
  },
}

/** No home yet: it is chosen on a map; without a place nothing is kept. */
export const NoPlace: Story = {
  parameters: withHome({ home: null }),
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    await expect(canvas.queryByRole('switch')).toBeNull()
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose the place' }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: 'Keep the place' }))
    await expect(await page.findByText('Please choose a place and give it a name.')).toBeVisible()
  },
}
