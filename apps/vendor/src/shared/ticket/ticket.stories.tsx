import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleOrder } from '../samples.ts'
import { Ticket } from './ticket.tsx'

const meta = {
  title: 'Vendor/Ticket',
  component: Ticket,
  decorators: [
    (Story) => (
      <div className="w-[72mm] border border-line bg-surface-raised">
        <Story />
      </div>
    ),
  ],
  args: { order: sampleOrder({ payment_method: 'cash' }), kind: 'preparing' },
} satisfies Meta<typeof Ticket>
export default meta
type Story = StoryObj<typeof meta>

/** What the rules for paper leave out of a page. */
function leftOutOnPaper(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText === 'print')
    .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : []))
    .filter((rule) => rule instanceof CSSStyleRule && rule.style.display === 'none')
    .map((rule) => (rule instanceof CSSStyleRule ? rule.selectorText : ''))
    .join(', ')
}

/** What to cook: number, time, quantities, choices and wishes, also on paper; no prices. */
export const Kitchen: Story = {
  play: async ({ canvas, canvasElement }) => {
    const head = canvasElement.querySelector('header')
    await expect(head).toHaveTextContent(/\d/)
    await expect(leftOutOnPaper()).not.toBe('')
    await expect(head?.matches(leftOutOnPaper())).toBe(false)
    await expect(canvas.getByText('Less spicy, please')).toBeVisible()
    await expect(canvas.queryByText(/₹/)).not.toBeInTheDocument()
  },
}

/** The ticket of a gift has its card, and no price: paper may go into the bag. */
export const Gift: Story = {
  args: {
    kind: 'packing',
    order: sampleOrder({
      payment_method: 'cash',
      gift: { recipient: 'Amma', message: 'Happy birthday!', sender: 'Ananya' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gift for Amma')).toBeVisible()
    await expect(canvas.getByText('Happy birthday!')).toBeVisible()
    await expect(canvas.queryByText(/₹/)).not.toBeInTheDocument()
  },
}

/** What goes into the bag, for whom, and what is to be collected. */
export const Packing: Story = {
  args: { kind: 'packing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/842.50/)).toBeVisible()
    await expect(canvas.getByText(/Ananya/)).toBeVisible()
  },
}

/** On a roll of 58 mm, with long names, and with what came instead of what was ordered. */
export const Narrow: Story = {
  args: {
    kind: 'packing',
    order: sampleOrder({
      customer_name: 'Venkata Satyanarayana Lakshmi Narasimha',
      items: [
        {
          name: 'Extra long grain aged premium basmati rice of the year',
          quantity: 3,
          came: 1,
          instead: [{ name: 'Sona Masoori rice, 5 kg', quantity: 2 }],
        },
      ],
    }),
  },
  decorators: [
    (Story) => (
      <div className="w-[50mm]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText('1 of 3 came · Instead: 2 × Sona Masoori rice, 5 kg')).toBeVisible()
  },
}
