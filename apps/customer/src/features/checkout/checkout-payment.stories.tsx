import type { Quote } from '@angadi/data/checkout/quote.ts'
import { walletKeys } from '@angadi/data/wallet/wallet.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sampleQuote } from '../../shared/samples/checkout.ts'
import { ANANYA, signedIn } from '../../shared/samples/person.ts'
import CheckoutScreen from './checkout-screen.tsx'
import { around, quoted } from './samples.ts'

const meta = {
  title: 'Customer/Checkout/Payment',
  component: CheckoutScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/checkout' },
  beforeEach: () => {
    localStorage.clear()
    signedIn()
  },
} satisfies Meta<typeof CheckoutScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The wallet balance is too low: cash is selected, and the row says why. */
export const WalletTooLow: Story = {
  parameters: { cache: [...around, [quoted, sampleQuote({ wallet_balance_paise: 12_300 })]] },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    const row = await canvas.findByRole('button', { name: /Cash on delivery/ })
    await expect(row).toHaveTextContent('Balance ₹123: ₹564.65 short of this order')
    await expect(canvas.getByRole('button', { name: /Place order/ })).toBeEnabled()
  },
}

/** What the wallet lacks can be added, and the checkout waits for it. */
export const AddingMoney: Story = {
  parameters: {
    cache: [
      ...around,
      [quoted, sampleQuote({ wallet_balance_paise: 12_300 })],
      [
        walletKeys.details(ANANYA),
        {
          balance_paise: 12_300,
          buckets: [],
          expires: [],
          holds: [],
          topup: {
            minimum_paise: 10_000,
            maximum_paise: 500_000,
            month_paise: 1_000_000,
            balance_paise: 1_000_000,
            room_paise: 900_000,
          },
        },
      ],
    ],
  },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: /Cash on delivery/ }))
    await expect(await canvas.findByRole('link', { name: 'Add ₹565 by UPI' })).toHaveAttribute(
      'href',
      '/wallet?sheet=add-money&amount=56465',
    )
  },
}

const payableOnline: Quote['payment_methods'] = ['wallet', 'cash', 'gateway']

/** Online, with the wallet first: the button says what is left to pay. */
export const HalfWallet: Story = {
  parameters: {
    cache: [
      ...around,
      [
        quoted,
        sampleQuote({
          wallet_balance_paise: 34_300,
          wallet_part_paise: 34_300,
          payment_methods: payableOnline,
        }),
      ],
    ],
  },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: /Cash on delivery/ }))
    await userEvent.click(await canvas.findByRole('radio', { name: /UPI, card, net banking/ }))
    const first = await canvas.findByRole('switch', { name: /Use my wallet first \(₹343\)/ })
    await expect(first).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Place and pay ₹344.65' })).toBeEnabled()
    await userEvent.click(first)
    await expect(canvas.getByRole('button', { name: 'Place and pay ₹687.65' })).toBeEnabled()
    await userEvent.click(first)
    await userEvent.click(canvas.getByRole('button', { name: /UPI, card, net banking .*Done/ }))
    await expect(await canvas.findByText('₹343 wallet, ₹344.65 online')).toBeVisible()
  },
}

/** Points pay first: the switch says how many, the bill what is left, and the button the rest. */
export const WithPoints: Story = {
  parameters: {
    cache: [
      ...around,
      [
        quoted,
        sampleQuote({
          wallet_balance_paise: 34_300,
          wallet_part_paise: 34_300,
          points: { points: 400, paise: 10_000, cash_total_paise: 68_800, wallet_part_paise: 34_300 },
          payment_methods: payableOnline,
        }),
      ],
    ],
  },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: /Cash on delivery|UPI, card/ }))
    await userEvent.click(await canvas.findByRole('radio', { name: /Cash on delivery/ }))
    const points = await canvas.findByRole('switch', { name: 'Use my points (₹100)' })
    await expect(points).not.toBeChecked()
    await userEvent.click(points)
    await expect(canvas.getByText('400 points are used. ₹588 is left to pay.')).toBeVisible()
    const bill = within(canvas.getByRole('region', { name: 'To pay' }))
    await expect(bill.getByText('Paid in points')).toBeVisible()
    await expect(bill.getByText('₹588')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /UPI, card, net banking/ }))
    await expect(await canvas.findByRole('button', { name: 'Place and pay ₹244.65' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('switch', { name: /Use my wallet first/ }))
    await expect(await canvas.findByRole('button', { name: 'Place and pay ₹587.65' })).toBeEnabled()
    await userEvent.click(points)
    await expect(await canvas.findByRole('button', { name: 'Place and pay ₹687.65' })).toBeEnabled()
  },
}

/** Points pay for everything: nothing is left for another way. */
export const OnlyPoints: Story = {
  parameters: {
    cache: [
      ...around,
      [
        quoted,
        sampleQuote({
          points: { points: 2751, paise: 68_765, cash_total_paise: 68_765, wallet_part_paise: 0 },
        }),
      ],
    ],
  },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(
      await canvas.findByRole('button', { name: /Angadi wallet|Cash on delivery|UPI, card/ }),
    )
    await userEvent.click(await canvas.findByRole('switch', { name: /Use my points/ }))
    await expect(canvas.getByText('2,751 points are used. Nothing is left to pay.')).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: /Use my points/ }))
  },
}

/** Too dear for cash and for the wallet: it is paid online without being asked. */
export const OnlineAlone: Story = {
  parameters: {
    cache: [
      ...around,
      [
        quoted,
        sampleQuote({
          wallet_balance_paise: 0,
          wallet_part_paise: 0,
          payment_methods: ['wallet', 'gateway'],
        }),
      ],
    ],
  },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('button', { name: 'Place and pay ₹687.65' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: /UPI, card, net banking/ }))
    await expect(await canvas.findByRole('radio', { name: /UPI, card, net banking/ })).toBeChecked()
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}

/** An order too dear for cash: that is said where cash stands, and the wallet pays. */
export const TooDearForCash: Story = {
  parameters: {
    cache: [
      ...around,
      [quoted, sampleQuote({ wallet_balance_paise: 30_000_000, payment_methods: ['wallet'] })],
    ],
  },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: /Angadi wallet/ }))
    await expect(await canvas.findByRole('radio', { name: /Cash on delivery/ })).toBeDisabled()
    await expect(canvas.getByText('Not possible for an amount like this.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Place order/ })).toBeEnabled()
  },
}
