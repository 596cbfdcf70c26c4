import type { CartOffer } from '@angadi/data/cart/cart-offers.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { CouponRowProps } from './coupon-labels.ts'
import { CouponRow } from './coupon-row.tsx'

function offer(changes: Partial<CartOffer>): CartOffer {
  return {
    code: 'WELCOME50',
    kind: 'flat',
    value: 5000,
    cap_paise: null,
    minimum_paise: 14_900,
    first_order_only: true,
    valid_to: null,
    title: '₹50 off your first order',
    vendor_id: null,
    vendor_name: null,
    discount_paise: 5000,
    reason: null,
    missing_paise: null,
    method: null,
    ...changes,
  }
}

const offers = [
  offer({}),
  offer({
    code: 'FREEDEL',
    kind: 'free_delivery',
    title: 'Free delivery above ₹249',
    first_order_only: false,
    discount_paise: 0,
    reason: 'minimum',
    missing_paise: 6000,
  }),
  offer({
    code: 'DEG20',
    kind: 'percent',
    value: 2000,
    cap_paise: 10_000,
    vendor_id: 'vendor',
    vendor_name: 'Deg & Dastarkhwan',
    valid_to: '2026-12-31T18:00:00Z',
    discount_paise: 0,
    reason: 'first_order',
  }),
]

const meta = {
  title: 'Customer/CouponRow',
  component: CouponRow,
  args: { offers, code: undefined, applied: undefined, refusal: undefined, busy: false, onChange: fn() },
  render: function Chosen(args: CouponRowProps) {
    const [code, setCode] = useState(args.code)
    const found = offers.find((one) => one.code === code && one.discount_paise > 0)
    return (
      <CouponRow
        {...args}
        code={code}
        applied={found ? { code: found.code, discount_paise: found.discount_paise } : undefined}
        refusal={code !== undefined && !found ? { reason: 'unknown' } : args.refusal}
        onChange={(next) => {
          setCode(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof CouponRow>
export default meta
type Story = StoryObj<typeof meta>

/** The one that saves the most takes one tap, and one more takes it back. */
export const BestProposed: Story = {
  play: async ({ args, canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(canvas.getByRole('button', { name: 'Apply WELCOME50' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('WELCOME50')
    await expect(canvas.getByRole('status')).toHaveTextContent('WELCOME50 saves you ₹50')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove WELCOME50' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    await expect(canvas.getByRole('status')).toHaveTextContent('Save ₹50 with WELCOME50')
  },
}

/** The list says why a coupon does not hold; a code is refused at its field, and pasted text is read. */
export const ListSaysWhy: Story = {
  play: async ({ args, canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(canvas.getByText('See all coupons'))
    await expect(await screen.findByText('Add ₹60 more')).toBeVisible()
    await expect(screen.getByText('Only for first orders')).toBeVisible()
    await expect(screen.getByText('20% off, up to ₹100')).toBeVisible()
    const field = screen.getByLabelText('Coupon code')
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await expect(field).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.paste(' “nosuch\u200b code”. ')
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('NOSUCHCODE')
    await expect(field).toHaveAccessibleDescription(
      'This coupon is not known or has ended. You can order without it.',
    )
    await userEvent.clear(field)
    await userEvent.type(field, 'welcome50')
    await expect(field).not.toHaveAccessibleDescription()
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('status')).toHaveTextContent('WELCOME50 saves you ₹50')
  },
}

/** Nothing holds now: the list is one tap away, and nothing is promised. */
export const NothingHolds: Story = {
  args: { offers: offers.slice(1) },
  play: async ({ canvas, globals }) => {
    if (globals['language'] === 'en')
      await expect(canvas.getByRole('status')).toHaveTextContent('See all coupons')
  },
}
