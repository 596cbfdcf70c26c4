import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Price } from '../price/price.tsx'
import { DataTable } from './data-table.tsx'

const rows = [
  { number: 'HYD-1042', vendor: 'Bawarchi', status: 'Preparing', paise: 54_000 },
  { number: 'HYD-1041', vendor: 'Chutneys', status: 'On the way', paise: 32_550 },
  { number: 'ZHB-0218', vendor: 'Sri Kanya Mess', status: 'Delivered', paise: 1_18_000 },
]

const meta = { title: 'Primitives/DataTable' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Orders: Story = {
  render: () => (
    <DataTable
      caption="Orders of today"
      rows={rows}
      rowKey={(row) => row.number}
      rowLink={(row) => <a href={`#${row.number}`}>{row.number}</a>}
      columns={[
        { key: 'number', header: 'Order', cell: (row) => row.number },
        { key: 'vendor', header: 'Restaurant', cell: (row) => row.vendor },
        { key: 'status', header: 'Status', cell: (row) => <Badge tone="action">{row.status}</Badge> },
        { key: 'total', header: 'Total', numeric: true, cell: (row) => <Price paise={row.paise} /> },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Orders of today' })).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'ZHB-0218' })).toHaveAttribute('href', '#ZHB-0218')
    await expect(canvas.getByText('₹1,180')).toBeVisible()
  },
}

export const Empty: Story = {
  render: () => (
    <DataTable
      caption="Orders of today"
      rows={[]}
      rowKey={String}
      columns={[]}
      empty={<EmptyState picture="0" title="No order yet" />}
    />
  ),
}
