import { paymentDeskKeys } from '@angadi/data/payment-desk/keys.ts'
import type { TaxMonth } from '@angadi/data/payment-desk/tax-papers.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { lastMonths } from './last-months.ts'
import PapersScreen from './papers-screen.tsx'

const present = paymentDeskKeys.taxMonth(lastMonths(new Date())[0] ?? '')
const month: TaxMonth = {
  documents: 1240,
  platform_paise: 412_300,
  section_9_5_paise: 2_345_600,
  vendors_paise: 1_876_540,
  ledger_paise: 4_634_440,
  papers: [
    'gstr1_b2cs',
    'gstr1_b2b',
    'gstr1_cdnr',
    'gstr1_eco',
    'gstr1_eco_b2b',
    'gstr1_credit_notes',
    'gstr1_documents',
    'gstr3b',
  ],
}

const meta = {
  title: 'Admin/Papers',
  component: PapersScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/admin/papers', cache: [[present, month]] },
  beforeEach: () => useSession.setState({ ready: true, userId: 'admin', claimedRoles: ['admin'] }),
} satisfies Meta<typeof PapersScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A month whose papers are what the ledger owes. */
export const Month: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /GSTR-3B/ })).toBeVisible()
    await expect(canvas.queryByText(/₹1\.00/)).toBeNull()
  },
}

/** The ledger says something else: by how much is shown. */
export const Differs: Story = {
  parameters: { cache: [[present, { ...month, ledger_paise: month.ledger_paise + 123_456 }]] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1,234\.56/)).toBeVisible()
  },
}

export const Nothing: Story = { parameters: { cache: [[present, { ...month, documents: 0 }]] } }

export const Loading: Story = { parameters: { cache: [], pending: [present] } }

export const Unreachable: Story = {
  parameters: { cache: [], failed: [present] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
