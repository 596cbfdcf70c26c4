import type { ParcelJob } from '@angadi/data/parcels/parcel-job.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ParcelSteps } from './parcel-steps.tsx'

const stop = {
  name: 'Ananya Reddy',
  address: 'Flat 302, Kavuri Hills Road',
  landmark: 'Water tank',
  lat: 17.4486,
  lng: 78.3908,
  called: false,
  collect_paise: 0,
}

const parcel: ParcelJob = {
  job_id: 'job',
  order_id: 'order',
  order_number: 'HYD-2611-0042',
  state: 'assigned',
  class: 'S',
  grams: 5000,
  fragile: true,
  contents: 'documents',
  picked_up: false,
  waits: [],
  returning: false,
  stops: [
    { ...stop, n: 1, what: 'pickup' },
    { ...stop, n: 2, what: 'drop', drop: 1, name: 'Sunitha Rao', handover: 'door' },
    { ...stop, n: 3, what: 'drop', drop: 2, name: 'Ravi Kumar', handover: 'building' },
  ],
}
const [pickup, first, second] = parcel.stops
const AT = '2026-11-28T10:00:00Z'

/** The parcel at its second receiver. */
const atDoor: ParcelJob = {
  ...parcel,
  state: 'near',
  picked_up: true,
  stops: [
    ...(pickup ? [{ ...pickup, done_at: AT }] : []),
    ...(first ? [{ ...first, done_at: AT }] : []),
    ...(second ? [{ ...second, arrived_at: AT, collect_paise: 5900 }] : []),
  ],
}

const meta = {
  title: 'Courier/Parcels/Steps',
  component: ParcelSteps,
  args: { parcel, isShown: false, onDone: () => undefined },
} satisfies Meta<typeof ParcelSteps>
export default meta
type Story = StoryObj<typeof meta>

export const ToTheSender: Story = {
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(canvas.getByRole('heading', { name: 'To the sender' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'I have arrived' })).toBeVisible()
  },
}

/** A photo first, then the code. */
export const PickUp: Story = { args: { parcel: { ...parcel, state: 'at_pickup' } } }

/** Cash first, then the code; without one the name of whoever takes it, which the keyboard can write. */
export const AtTheDoor: Story = {
  args: { parcel: atDoor },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText('Collect ₹59 first, in cash or by UPI.')).toBeVisible()
    await userEvent.click(canvas.getByText('Without a code'))
    await expect(canvas.getByRole('button', { name: 'Handed over' })).toBeDisabled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name of whoever took it' }), 'Meena')
    await expect(canvas.getByRole('button', { name: 'Handed over' })).toBeEnabled()
  },
}

/** Nobody took it: a reason is chosen. */
export const WaitsForTheSender: Story = {
  args: {
    parcel: { ...atDoor, stops: [], waits: [{ n: 2, name: 'Ravi Kumar', decide_by: AT }] },
  },
}
