// @vitest-environment happy-dom
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { sampleTracking } from '../../../shared/samples/orders.ts'
import { CancelTerms } from './cancel-terms.tsx'

beforeAll(() => startI18n(['orders', 'order-words']))
afterEach(cleanup)

test.each([
  ['wallet', '₹40 of the refund pays for the rest without the discount.'],
  ['cash', 'The rest costs ₹40 more on delivery.'],
] as const)(
  'a discount that the other orders lose is told before one cancels, paid by %s',
  (method, text) => {
    const tracking = sampleTracking()
    render(
      <CancelTerms
        tracking={{
          ...tracking,
          order: { ...tracking.order, payment_method: method },
          cancellation: { ...tracking.cancellation, charge_paise: 0, coupon_paise: 4000 },
        }}
      />,
    )
    expect(screen.getByText(text, { exact: false })).toBeDefined()
  },
)

test('what the customer gets beside the refund is told before one cancels, when somebody else is at fault', () => {
  const tracking = sampleTracking()
  const terms = { charge_paise: 0, refund_paise: 68_765, credit_paise: 5980, fault: 'vendor' }
  render(<CancelTerms tracking={{ ...tracking, cancellation: { ...tracking.cancellation, ...terms } }} />)
  expect(screen.getByText('You also get ₹59.80 in your wallet', { exact: false })).toBeDefined()
})
