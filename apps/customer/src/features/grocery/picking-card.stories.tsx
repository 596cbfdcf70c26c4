import type { Picking } from '@angadi/data/grocery/picking.ts'
import { sampleOffer, samplePicking, samplePickingLine } from '@angadi/data/grocery/sample-picking.ts'
import { Page } from '@angadi/ui/page/page.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleTracking } from '../../shared/samples/orders.ts'
import { signedIn } from '../../shared/samples/person.ts'
import PickingCard from './picking-card.tsx'

const shown = (picking: Picking) => ({
  tracking: sampleTracking({ order: { trade: 'grocery' }, detail: picking }),
})

const meta = {
  title: 'Customer/Grocery picking',
  component: PickingCard,
  args: { ...shown(samplePicking()), receivedAt: Date.now() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Page width="reading">
        <div className="flex flex-col gap-5">
          <Story />
        </div>
      </Page>
    ),
  ],
  beforeEach: () => signedIn(),
} satisfies Meta<typeof PickingCard>
export default meta
type Story = StoryObj<typeof meta>

/** The store asks about one line while it picks the others (Issue 11, a substitution with a countdown). */
export const Asked: Story = {
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Sona Masoori rice, 1 kg is missing')).toBeVisible()
    await expect(canvas.getByRole('timer')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Take it' })).toBeEnabled()
    await expect(canvas.getByText(/never more than you ordered for/)).toBeVisible()
    await expect(canvas.getByText('If you do not answer, it is sent.')).toBeVisible()
  },
}

/** The time to answer is over: nothing can be pressed any more. */
export const TooLate: Story = {
  args: shown(
    samplePicking({
      lines: [
        samplePickingLine({
          state: 'short',
          picked_quantity: 0,
          picked_paise: 0,
          prefer: 'refund',
          substitutions: [sampleOffer({ answer_by: new Date(Date.now() - 1000).toISOString() })],
        }),
      ],
    }),
  ),
  play: async ({ canvas, globals }) => {
    if (globals['language'] === 'en')
      await expect(await canvas.findByRole('button', { name: 'Take it' })).toBeDisabled()
  },
}

/** Packed: what was missing is back in the wallet. */
export const Packed: Story = {
  args: shown(
    samplePicking({
      status: 'ready',
      packed_at: new Date().toISOString(),
      back_paise: 7840,
      lines: [
        samplePickingLine({ state: 'short', picked_quantity: 0, picked_paise: 0, charged_paise: 0 }),
        samplePickingLine({ position: 2, name: 'Curd 400 g', state: 'picked', picked_quantity: 1 }),
      ],
    }),
  ),
  play: async ({ canvas, globals }) => {
    if (globals['language'] === 'en')
      await expect(await canvas.findByText(/₹78.40 for what was missing/)).toBeVisible()
  },
}

/** What came cannot be read. */
export const Unreadable: Story = {
  args: { tracking: sampleTracking({ order: { trade: 'grocery' }, detail: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
