import { contactKeys } from '@angadi/data/contact/keys.ts'
import { Page } from '@angadi/ui/page/page.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { signedIn } from '../../shared/samples/person.ts'
import ParcelView from './parcel-view.tsx'
import { sampleParcel } from './samples.ts'

const meta = {
  title: 'Customer/Parcels/Parcel',
  component: ParcelView,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    path: '/order-tracking/order',
    pending: [contactKeys.contacts('order', 'user')],
  },
  args: { tracking: sampleParcel() },
  decorators: [
    (Story) => (
      <Page>
        <h1 className="sr-only">Parcel</h1>
        <Story />
      </Page>
    ),
  ],
  beforeEach: () => signedIn(),
} satisfies Meta<typeof ParcelView>
export default meta
type Story = StoryObj<typeof meta>

/** Two receivers on the way; each can be sent their own link. */
export const OnTheWay: Story = {
  args: { tracking: sampleParcel({ drops: [{}, { name: 'Ravi Kumar' }] }) },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(canvas.getByRole('status')).toHaveTextContent('Your parcel is on its way')
    await expect(canvas.getByRole('button', { name: 'Send link to Ravi Kumar' })).toBeVisible()
  },
}

/** The courier comes for it: the code, and calling it off costs nothing. */
export const BeforePickUp: Story = {
  args: {
    tracking: sampleParcel({
      mayCancel: true,
      parcel: { picked_up_at: null, pickup_code: '4821' },
      order: { status: 'confirmed' },
    }),
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText('4821')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Cancel this parcel' })).toBeVisible()
  },
}

/** Nobody was there: the sender chooses, with the price of the way back before. */
export const Failed: Story = {
  args: {
    tracking: sampleParcel({
      drops: [
        { state: 'delivered', proof: 'code', done_at: '2026-11-28T10:20:00Z' },
        { state: 'failed', attempts: 1, reason: 'nobody_there', decide_by: '2026-11-28T11:00:00Z' },
      ],
    }),
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText('Bringing it back costs ₹39 and tax.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Bring it back' })).toBeVisible()
  },
}

/** On its way back, with the sender's own code. */
export const ComingBack: Story = {
  args: {
    tracking: sampleParcel({
      parcel: { return_code: '7310', return_cash_paise: 13_200 },
      drops: [{ state: 'returning', attempts: 1, reason: 'refused', note: 'Not ordered' }],
    }),
  },
}

export const HandedOver: Story = {
  args: {
    tracking: sampleParcel({
      parcel: { outcome: 'delivered' },
      order: { status: 'delivered' },
      drops: [
        {
          state: 'delivered',
          proof: 'signature',
          proof_name: 'Meena',
          proof_strokes: 'M 20,80 L 60,30 L 100,90 L 150,40',
          done_at: '2026-11-28T10:20:00Z',
        },
      ],
    }),
  },
}

/** An answer that this build cannot read. */
export const Unreadable: Story = {
  args: { tracking: { ...sampleParcel(), detail: null } },
}
