import { orderKeys } from '@angadi/data/orders/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { OrderInvoices } from './order-invoices.tsx'
import { sampleInvoice } from './sample-invoice.ts'

const meta = {
  title: 'Shell/OrderInvoices',
  component: OrderInvoices,
  args: { orderId: 'order' },
  parameters: {
    cache: [
      [
        orderKeys.invoices('order'),
        [
          sampleInvoice(),
          sampleInvoice({
            id: '6f2c2a52-7c0e-4f0a-9d0e-6f1f2f3a4b5c',
            kind: 'credit_note',
            number: 'AC/2627/000007',
            of_number: 'AG/2627/000108',
            of_issued_at: '2026-07-14T13:05:00+05:30',
            lines: [],
            total_paise: 26_144,
          }),
        ],
      ],
    ],
  },
} satisfies Meta<typeof OrderInvoices>
export default meta
type Story = StoryObj<typeof meta>

export const InvoiceAndCreditNote: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Credit note')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Tax invoice/ }))
    const sheet = await screen.findByRole('dialog', { name: 'AG/2627/000108' })
    await expect(sheet).toHaveTextContent('GSTIN 36AAACA0000A1Z5')
    await expect(sheet).toHaveTextContent('CGST 2.5 %₹13.95SGST 2.5 %₹13.95')
    await expect(sheet).toHaveTextContent('Telangana (36)')
    await expect(screen.getByRole('button', { name: 'Download as PDF' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Print' })).toBeVisible()
  },
}

/** Made out to a registered business: its name and number stand on the paper. */
export const ForABusiness: Story = {
  parameters: {
    cache: [
      [
        orderKeys.invoices('order'),
        [
          sampleInvoice({
            recipient: {
              name: 'Sri Lakshmi Traders',
              address: '4-1-22 Abids Road, Hyderabad 500001',
              gstin: '36AAACG0000A1ZT',
            },
          }),
        ],
      ],
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: /Tax invoice/ }))
    const sheet = await screen.findByRole('dialog', { name: 'AG/2627/000108' })
    await expect(sheet).toHaveTextContent('Billed toSri Lakshmi Traders, 4-1-22 Abids Road, Hyderabad 500001')
    await expect(sheet).toHaveTextContent('GSTIN 36AAACG0000A1ZT')
  },
}

/** An order that is under way has none. */
export const None: Story = {
  parameters: { cache: [[orderKeys.invoices('order'), []]] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
