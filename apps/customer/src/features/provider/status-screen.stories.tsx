import { applicationKeys } from '@angadi/data/applications/keys.ts'
import { measureKeys } from '@angadi/data/measures/keys.ts'
import { sampleMeasure } from '@angadi/shell/measures/sample-measure.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { sampleApplication, sampleItems } from '../../shared/samples/applications.ts'
import { ANANYA, signedIn } from '../../shared/samples/person.ts'
import { sampleSetupSummary } from '../../shared/samples/shop-setup.ts'
import StatusScreen from './status-screen.tsx'

const key = applicationKeys.mine(ANANYA)
const setups = applicationKeys.setups(ANANYA)

const meta = {
  title: 'Customer/Provider/Status',
  tags: ['screen'],
  component: StatusScreen,
  parameters: { path: '/provider/application-status', layout: 'fullscreen' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof StatusScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Something was sent back; taking the application back is asked twice. */
export const YourTurn: Story = {
  parameters: {
    cache: [[key, [sampleApplication({ state: 'changes_requested', submitted_at: '2026-11-20T06:00:00Z' })]]],
  },
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText(/It cannot be read/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }))
  },
}

/** In every state that one can be in. */
export const States: Story = {
  parameters: {
    cache: [
      [
        key,
        (
          [
            'draft',
            'submitted',
            'under_review',
            'approved',
            'active',
            'suspended',
            'terminated',
            'rejected',
          ] as const
        ).map((state, index) =>
          sampleApplication({
            id: `0b8f6a54-0000-4000-8000-00000000000${index}`,
            state,
            submitted_at: '2026-11-20T06:00:00Z',
            reason: state === 'rejected' ? 'not_served' : null,
            items: sampleItems.map((item) => ({ ...item, state: 'accepted', pages: 1, reason: null })),
          }),
        ),
      ],
    ],
  },
}

const paused = sampleMeasure()

/** Paused by the administration: why, until when, what to do, and one appeal, with a word at least. */
export const Paused: Story = {
  parameters: {
    cache: [
      [key, [sampleApplication({ state: 'suspended' })]],
      [
        measureKeys.mine(ANANYA),
        [
          paused,
          sampleMeasure({
            id: 'two',
            kind: 'termination',
            state: 'notice',
            reason: 'rules',
            may_appeal: false,
            appeal: 'We did not know of the new terms, and keep them now.',
            appealed_at: '2026-11-25T09:00:00Z',
            pages: 2,
            openings: [{ at: '2026-11-26T05:00:00Z', page: 1 }],
          }),
          sampleMeasure({ id: 'three', state: 'ended', may_appeal: false, until: '2026-10-01T18:29:59Z' }),
        ],
      ],
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    await expect(await canvas.findAllByText(/Three orders came without half/)).toHaveLength(3)
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText('Your appeal waits for an answer.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Appeal' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Send the appeal' }))
    await expect(screen.getByRole('textbox', { name: 'What happened?' })).toBeInvalid()
  },
}

/** While it waits, the shop is set up: the hours are there, the dishes are not. */
export const SettingUp: Story = {
  parameters: {
    cache: [
      [key, [sampleApplication({ state: 'under_review', submitted_at: '2026-11-20T06:00:00Z' })]],
      [setups, [sampleSetupSummary()]],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Open on 6 days of the week')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Your first dishes/ })).toHaveAttribute(
      'href',
      `/provider/shop-setup/${sampleApplication().id}?part=items`,
    )
    await expect(canvas.getByText('You add them once you are approved.')).toBeVisible()
  },
}

/** Approved: what was prepared is in the shop, but for what no longer fitted. */
export const SetUp: Story = {
  parameters: {
    cache: [
      [key, [sampleApplication({ state: 'approved', submitted_at: '2026-11-20T06:00:00Z', items: [] })]],
      [
        setups,
        [
          sampleSetupSummary({
            may_save: false,
            days: 0,
            opens_on_begin: true,
            left_out: [{ name: 'Masala dosa', code: 'item_price_invalid' }],
          }),
        ],
      ],
    ],
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(/Masala dosa/)).toBeVisible()
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText(/Orders come once you begin/)).toBeVisible()
  },
}

export const None: Story = { parameters: { cache: [[key, []]] } }
export const Loading: Story = { parameters: { pending: [key] } }
export const Failed: Story = { parameters: { cache: [], failed: [key] } }
