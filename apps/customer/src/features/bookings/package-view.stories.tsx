import { myPackagesOptions } from '@angadi/data/packages/my-packages.ts'
import { Page } from '@angadi/ui/page/page.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ANANYA, signedIn } from '../../shared/samples/person.ts'
import PackageView from './package-view.tsx'
import { type SampleBooking, samplePackage, sampleVisit } from './samples.ts'

const packages = myPackagesOptions(ANANYA).queryKey
const order: SampleBooking['order'] = {
  kind: 'digital',
  status: 'in_progress',
  charges: [{ code: 'service', amount_paise: 400_000 }],
  total_paise: 400_000,
  payments: [{ method: 'wallet', amount_paise: 400_000, refunded_paise: 0, is_paid: true }],
}

const meta = {
  title: 'Customer/MyBookings/Package',
  component: PackageView,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    path: '/order-tracking/package',
    cache: [[packages, [samplePackage({ order_id: 'order' })]]],
  },
  args: { tracking: sampleVisit({ order }) },
  decorators: [
    (Story) => (
      <Page>
        <h1 className="sr-only">Lotus Beauty Lounge</h1>
        <h2 className="sr-only">Five facials</h2>
        <Story />
      </Page>
    ),
  ],
  beforeEach: () => signedIn(),
} satisfies Meta<typeof PackageView>
export default meta
type Story = StoryObj<typeof meta>

/** What is left, and the receipt of what was paid. */
export const UnderWay: Story = {
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('3 of 5 left')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Book a sitting: Five facials' })).toBeEnabled()
    await expect(canvas.getAllByText('₹4,000')[0]).toBeVisible()
  },
}

export const Loading: Story = { parameters: { cache: [], pending: [packages] } }

export const Unreachable: Story = { parameters: { cache: [], failed: [packages] } }
