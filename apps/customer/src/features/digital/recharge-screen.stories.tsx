import { digitalKeys } from '@angadi/data/digital/keys.ts'
import type { DigitalQuote } from '@angadi/data/digital/quote.ts'
import { walletKeys } from '@angadi/data/wallet/wallet.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { ANANYA, guest, signedIn } from '../../shared/samples/person.ts'
import { changeRecharge, forgetDigitalDraft } from './digital-draft.ts'
import RechargeScreen from './recharge-screen.tsx'
import { known, plans, quote } from './samples.ts'

/** Signed in, with a number typed and a plan chosen. */
function planChosen(): void {
  signedIn()
  changeRecharge({ typed: '9849012345', operator: undefined, circle: undefined, plan: plans[0] })
}

const meta = {
  title: 'Customer/Digital/Recharge',
  component: RechargeScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/digital/mobile-recharge' },
  beforeEach: () => {
    signedIn()
    forgetDigitalDraft()
  },
} satisfies Meta<typeof RechargeScreen>
export default meta
type Story = StoryObj<typeof meta>

const chosen = [
  ...known,
  [
    digitalKeys.detected('9849012345', 'mobile_prepaid'),
    { operator: 'airtel_prepaid', circle: 'ap', sure: false },
  ],
  [digitalKeys.plans('airtel_prepaid', 'ap'), plans],
]

const priced = (answer: DigitalQuote) => [
  ...chosen,
  [
    digitalKeys.quote(ANANYA, {
      service: 'recharge',
      operator: 'airtel_prepaid',
      circle: 'ap',
      number: '9849012345',
      plan_id: 'one',
    }),
    answer,
  ],
]

/** Nothing typed yet, by somebody who only looks around. */
export const Empty: Story = {
  parameters: { cache: known },
  beforeEach: () => {
    guest()
    forgetDigitalDraft()
  },
}

/** The operator is suggested, a plan found by a search, and the fee shown before anything is paid. */
export const PlanChosen: Story = {
  parameters: { cache: priced(quote) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '98490 12345')
    await userEvent.type(await canvas.findByRole('searchbox'), '349')
    await expect(await canvas.findAllByRole('radio', { name: /\d/ })).toHaveLength(1)
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.click(await canvas.findByRole('radio', { name: /299/ }))
    await expect(await canvas.findByRole('button', { name: /299/ })).toBeVisible()
  },
}

/** The whole price, the wallet and the payment, opened with the keyboard alone. */
export const Review: Story = {
  parameters: { cache: priced(quote) },
  beforeEach: planChosen,
  play: async ({ canvas, userEvent }) => {
    const review = await canvas.findByRole('button', { name: /299/ })
    review.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('button', { name: /300\.18/ })).toBeVisible()
    // Every digit is checked before paying.
    await expect(screen.getByRole('dialog')).toHaveTextContent('98490 12345')
  },
}

/** Numbers that were recharged before stand under the empty field, and are taken with a tap. */
export const RechargedBefore: Story = {
  parameters: {
    cache: [
      ...chosen,
      [
        digitalKeys.recent(ANANYA),
        [
          {
            number: '9849012345',
            kind: 'mobile_prepaid',
            operator: 'airtel_prepaid',
            circle: 'ap',
            at: '2026-10-28T10:00:00Z',
          },
        ],
      ],
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /98490 12345/ }))
    await expect(canvas.getByRole('textbox')).toHaveValue('98490 12345')
    await expect(await canvas.findByRole('radio', { name: /299/ })).toBeVisible()
  },
}

/** A contact of the phone fills the field, where the browser shows contacts to pages. */
export const FromContacts: Story = {
  parameters: { cache: chosen },
  beforeEach: () => {
    signedIn()
    forgetDigitalDraft()
    const select = async () => [{ tel: ['not a number', '+91 98490 12345'] }]
    Object.defineProperty(navigator, 'contacts', { configurable: true, value: { select } })
    return () => void Reflect.deleteProperty(navigator, 'contacts')
  },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'From contacts' }))
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('+91 98490 12345'))
  },
}

/** A plan that the wallet cannot pay is said beside the button, before the price is asked for. */
export const PlanTooDear: Story = {
  parameters: { cache: [...priced(quote), [walletKeys.balance(ANANYA), { balance_paise: 12_000 }]] },
  beforeEach: planChosen,
  play: async ({ canvas, userEvent }) => {
    const review = await canvas.findByRole('button', { name: /299/ })
    await expect(review).toHaveAccessibleDescription(/120/)
    await userEvent.click(review)
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** The balance has sunk meanwhile: what is missing, and no way to pay. */
export const WalletTooLow: Story = {
  parameters: { cache: priced({ ...quote, wallet_balance_paise: 12_000 }) },
  beforeEach: planChosen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /299/ }))
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveTextContent(/180\.18/)
    await expect(screen.queryByRole('button', { name: /300\.18/ })).toBeNull()
  },
}

/** What the wallet does not cover is paid online. */
export const RestOnline: Story = {
  parameters: {
    cache: priced({
      ...quote,
      wallet_balance_paise: 12_000,
      wallet_part_paise: 12_000,
      payment_methods: ['wallet', 'gateway'],
    }),
  },
  beforeEach: planChosen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /299/ }))
    const dialog = await screen.findByRole('dialog')
    await expect(await screen.findByRole('button', { name: /180\.18/ })).toBeVisible()
    await expect(dialog).toHaveTextContent(/120/)
  },
}

/** The operator has withdrawn the plan. */
export const PlanWithdrawn: Story = {
  parameters: {
    cache: priced({ ...quote, quote_id: null, placeable: false, problems: [{ code: 'plan_unavailable' }] }),
  },
  beforeEach: planChosen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /299/ }))
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
}

/** A number that is none is named once its field is left, and nothing can be reviewed. */
export const WrongNumber: Story = {
  parameters: { cache: known },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox')
    await userEvent.type(field, '12345')
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription(/./)
    await expect(field).toBeInvalid()
  },
}

export const Unreachable: Story = { parameters: { failed: [digitalKeys.operators, digitalKeys.circles] } }
