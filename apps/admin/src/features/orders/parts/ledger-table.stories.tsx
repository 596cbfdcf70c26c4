import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LedgerTable } from './ledger-table.tsx'

const meta = {
  title: 'Admin/LedgerTable',
  component: LedgerTable,
  args: {
    caption: 'Entries of order 1042',
    accountLabel: 'Account',
    debitLabel: 'Debit',
    creditLabel: 'Credit',
    totalLabel: 'Total',
    entries: [
      { key: '1', account: 'Customer wallet', note: 'Order 1042', debitPaise: 73_650, creditPaise: 0 },
      { key: '2', account: 'Restaurant payable', debitPaise: 0, creditPaise: 60_000 },
      { key: '3', account: 'Commission', debitPaise: 0, creditPaise: 10_000 },
      { key: '4', account: 'GST payable', debitPaise: 0, creditPaise: 3_650 },
    ],
  },
} satisfies Meta<typeof LedgerTable>
export default meta
type Story = StoryObj<typeof meta>

export const Order: Story = {
  render: (args) => (
    <div className="max-w-dialog">
      <LedgerTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const total = canvas.getByRole('row', { name: /Total/ })
    await expect(total).toHaveTextContent('Total₹736.50₹736.50')
  },
}
