import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { sampleJob } from '../../../shared/samples.ts'
import DoorSheet from './door-sheet.tsx'

const COURIER = '44444444-4444-4444-8444-444444444444'
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const atDoor = (door: {
  readonly until?: number
  readonly hasPicture?: boolean
  readonly hasCalled?: boolean
}) =>
  sampleJob({
    state: 'near',
    status: 'on_way',
    door: {
      started_at: door.until === undefined ? null : inSeconds(door.until - 480),
      until_at: door.until === undefined ? null : inSeconds(door.until),
      has_picture: door.hasPicture ?? false,
      has_called: door.hasCalled ?? false,
      server_now: inSeconds(0),
    },
  })

const meta = {
  title: 'Delivery/Nobody opens',
  component: DoorSheet,
  parameters: { layout: 'fullscreen', path: '/delivery-dashboard' },
  args: { job: atDoor({}), serverOffsetMs: 0, onClose: fn() },
  beforeEach: () => useSession.setState({ ready: true, userId: COURIER, claimedRoles: ['delivery'] }),
} satisfies Meta<typeof DoorSheet>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is done yet: the order cannot be ended. */
export const Begin: Story = {
  play: async ({ globals }) => {
    await expect(await screen.findByRole('dialog')).toBeVisible()
    if (globals['language'] !== 'en') return
    await expect(screen.getByRole('button', { name: /Start waiting/ })).toBeEnabled()
    await expect(screen.queryByRole('button', { name: /Take a photo/ })).toBeNull()
    await expect(screen.getByRole('button', { name: /Nobody took it/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** The clock runs; the photo can be taken meanwhile. */
export const Waiting: Story = {
  args: { job: atDoor({ until: 372, hasCalled: true }) },
  play: async ({ globals }) => {
    await expect(await screen.findByRole('timer')).toHaveTextContent(/6:[01]/)
    if (globals['language'] !== 'en') return
    await expect(screen.getByRole('button', { name: /Take a photo/ })).toBeEnabled()
    await expect(screen.getByRole('button', { name: /Nobody took it/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** Called, waited, photographed: it may be ended. */
export const Over: Story = {
  args: { job: atDoor({ until: -5, hasCalled: true, hasPicture: true }) },
  play: async ({ globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await screen.findByText('The wait is over')).toBeVisible()
    await expect(screen.getByRole('button', { name: /Nobody took it/ })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
