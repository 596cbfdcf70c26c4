import { type ReceiverView, receiverViewOptions } from '@angadi/data/parcels/receiver.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guest } from '../../shared/samples/person.ts'
import ReceiverScreen from './receiver-screen.tsx'

const TOKEN = 'AAAAAAAAAAAAAAAAAAAAAA'
const key = receiverViewOptions(TOKEN).queryKey

const open: Extract<ReceiverView, { state: 'open' }> = {
  state: 'open',
  drop: 'waiting',
  name: 'Sunitha Rao',
  sender: 'Ananya',
  order_number: 'HYD-2611-0042',
  picked_up: true,
  stops_before: 0,
  arrives_at: '2026-11-28T10:20:00Z',
  code: '4821',
  collect_paise: null,
  courier: { name: 'Ravi', vehicle_kind: 'bike', plate: 'TS 09 EK 4471' },
}

const page = { layout: 'fullscreen', path: `/parcel/${TOKEN}`, route: '/parcel/:token' }
const shows = (view: ReceiverView) => ({ ...page, cache: [[key, view]] })

const meta = {
  title: 'Customer/Parcels/Receiver',
  component: ReceiverScreen,
  tags: ['screen'],
  parameters: shows(open),
  beforeEach: guest,
} satisfies Meta<typeof ReceiverScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Next in turn: the code, and who brings it. */
export const Next: Story = {
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('heading', { name: 'From Ananya' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('You are next.')
    await expect(canvas.getByText('4821')).toBeVisible()
  },
}

/** Before the pick-up there is no code. */
export const BeforePickUp: Story = {
  parameters: shows({ ...open, picked_up: false, stops_before: null, code: null, courier: null }),
}
export const OthersBefore: Story = { parameters: shows({ ...open, stops_before: 2 }) }

/** Whoever pays reads the sum before the courier comes. */
export const Pays: Story = {
  parameters: shows({ ...open, collect_paise: 5900 }),
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText(/Please pay ₹59 at the door/)).toBeVisible()
  },
}
export const Failed: Story = { parameters: shows({ ...open, drop: 'failed' }) }
export const Ended: Story = { parameters: shows({ state: 'ended', outcome: 'delivered' }) }
export const GoesBack: Story = { parameters: shows({ state: 'ended', outcome: 'returning' }) }

/** A guessed link leads nowhere. */
export const Guessed: Story = {
  parameters: { ...page, refused: [[key, 'share_link_not_found']] },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('This link leads to nothing')).toBeVisible()
  },
}
export const Loading: Story = { parameters: { ...page, pending: [key] } }
export const Unreachable: Story = { parameters: { ...page, failed: [key] } }
