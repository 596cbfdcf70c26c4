import { referralKeys } from '@angadi/data/referrals/keys.ts'
import type { Referrals } from '@angadi/data/referrals/referrals.ts'
import { type WalletDetails, type WalletMovement, walletKeys } from '@angadi/data/wallet/wallet.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { ANANYA, signedIn } from '../../shared/samples/person.ts'
import { movement, movements, OCTOBER, topup, walletOf } from './samples.ts'
import WalletScreen from './wallet-screen.tsx'

const details = walletKeys.details(ANANYA)
const statement = walletKeys.statement(ANANYA)

const invitations: Referrals = {
  enabled: true,
  code: 'ABCD2345',
  friend_paise: 5000,
  referrer_paise: 5000,
  minimum_paise: 20_000,
  month_limit: 10,
  may_join: true,
  invited: null,
  joined: 0,
  waiting: 0,
  paid: 0,
  earned_paise: 0,
}

function shown(wallet: WalletDetails, rows: readonly WalletMovement[]) {
  return [
    [details, wallet],
    [statement, { pages: [rows], pageParams: [undefined] }],
  ] as const
}

const meta = {
  title: 'Customer/Wallet',
  component: WalletScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/wallet' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof WalletScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Money of every kind, some of which expires and some of which an unpaid order holds, with its entries. */
export const Full: Story = {
  parameters: { cache: shown(walletOf({}), movements) },
  play: async ({ canvas, globals }) => {
    await expect((await canvas.findAllByText(/1,000/)).length).toBeGreaterThan(0)
    await expect((await canvas.findAllByText(/HYD-2611-0042/)).length).toBeGreaterThan(1)
    await expect(canvas.getByText('1 × Double ka meetha')).toBeVisible()
    await expect(canvas.getByText('2 × Chicken biryani')).toBeVisible()
    if (globals['language'] !== 'en') return
    // What was paid online goes back to the bank, not here.
    await expect(
      canvas.getByText('Pays for any order. What it paid is back the moment an order is cancelled.'),
    ).toBeVisible()
    await expect(canvas.getByText('Refund · Deg & Dastarkhwan')).toBeVisible()
    await expect(canvas.getByText('An item was missing')).toBeVisible()
    await expect(canvas.getByText('Items ₹120')).toBeVisible()
    await expect(canvas.getByText('₹100 of promotional money can be spent until 24 May 2027.')).toBeVisible()
    await expect(canvas.getByText('Promotional ₹200, Refunds ₹487.65')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Meenakshi Bhavan/ })).toHaveAttribute(
      'href',
      '/order-tracking/held',
    )
    await expect(await canvas.findByRole('button', { name: 'Download CSV' })).toBeEnabled()
  },
}

/** A new customer who came by somebody's link: the code is in its field, and their own is there to be sent. */
export const Invited: Story = {
  parameters: {
    path: '/wallet?ref=K7M2QXPA',
    cache: [...shown(walletOf({}), movements), [referralKeys.of(ANANYA), invitations]],
  },
  play: async ({ canvas, globals, userEvent }) => {
    await expect((await screen.findAllByDisplayValue('K7M2QXPA')).length).toBe(1)
    if (globals['language'] !== 'en') return
    const sheet = within(await screen.findByRole('dialog', { name: 'I was invited' }))
    await userEvent.clear(sheet.getByLabelText('Code of whoever invited you'))
    await userEvent.click(sheet.getByRole('button', { name: 'Use the code' }))
    await expect(await sheet.findByText('Enter the code.')).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
    await expect(await canvas.findByText('ABCD2345')).toBeVisible()
  },
}

/** Friends have come: how many, what is on its way, and the link to send to the next one. */
export const Inviting: Story = {
  parameters: {
    cache: [
      ...shown(walletOf({}), movements),
      [
        referralKeys.of(ANANYA),
        { ...invitations, may_join: false, joined: 3, waiting: 1, paid: 2, earned_paise: 10_000 },
      ],
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await expect(
      await canvas.findByText('3 friends have joined · 1 credit on its way · ₹100 earned'),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'I was invited' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Invite a friend' }))
    const sheet = await screen.findByRole('dialog', { name: 'Invite friends' })
    await expect(sheet).toHaveTextContent('/wallet?ref=ABCD2345')
  },
}

/** Until money can be added, nothing offers it. */
export const WithoutTopup: Story = {
  parameters: { cache: shown(walletOf({ topup: null }), movements) },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await canvas.findByText('Refund · Deg & Dastarkhwan')
    await expect(canvas.queryByRole('button', { name: 'Add money' })).toBeNull()
  },
}

/** What another screen found missing is proposed, in whole rupees. */
export const AddingWhatIsMissing: Story = {
  parameters: {
    path: '/wallet?sheet=add-money&amount=23450',
    cache: shown(walletOf({}), movements),
  },
  play: async ({ globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    const sheet = within(await screen.findByRole('dialog', { name: 'Add money' }))
    const amount = sheet.getByLabelText('Amount in rupees')
    await expect(amount).toHaveValue('235')
    await expect(sheet.getByRole('button', { name: 'Add ₹235' })).toBeEnabled()
    await userEvent.clear(amount)
    await userEvent.type(amount, '5001')
    await userEvent.click(sheet.getByRole('button', { name: 'Add money' }))
    await expect(sheet.getByText('Enter an amount from ₹100 to ₹5,000.')).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: '₹500' }))
    await expect(sheet.getByRole('button', { name: 'Add ₹500' })).toBeEnabled()
  },
}

/** A wallet that can take nothing more says why. */
export const NoRoom: Story = {
  parameters: {
    path: '/wallet?sheet=add-money',
    cache: shown(walletOf({ topup: { ...topup, room_paise: 5_000 } }), movements),
  },
  play: async ({ globals }) => {
    if (globals['language'] !== 'en') return
    const sheet = within(await screen.findByRole('dialog', { name: 'Add money' }))
    await expect(sheet.getByText('Your wallet can take no more money for now.')).toBeVisible()
    await expect(sheet.queryByRole('button', { name: /^Add/ })).toBeNull()
  },
}

export const GiftCode: Story = {
  parameters: { path: '/wallet?sheet=gift-code', cache: shown(walletOf({}), movements) },
  play: async ({ globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    const sheet = within(await screen.findByRole('dialog', { name: 'Redeem a gift code' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Redeem' }))
    await expect(sheet.getByText('Enter the code.')).toBeVisible()
  },
}

/** A month on paper, with what it began and ended with. */
export const MonthOnPaper: Story = {
  parameters: {
    path: '/wallet?sheet=month&month=2026-10',
    cache: [
      [details, walletOf({})],
      [walletKeys.statement(ANANYA, { month: OCTOBER }), { pages: [movements], pageParams: [undefined] }],
      [
        walletKeys.month(ANANYA, OCTOBER),
        {
          sums: { opening_paise: 0, in_paise: 168_765, out_paise: 68_765, closing_paise: 100_000 },
          movements: movements.toReversed(),
        },
      ],
    ],
  },
  play: async ({ globals }) => {
    if (globals['language'] !== 'en') return
    const sheet = within(await screen.findByRole('dialog', { name: 'Wallet statement' }))
    await expect(sheet.getByText('Wallet statement, October 2026')).toBeVisible()
    await expect(sheet.getByText('Closing balance')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Print or save as PDF' })).toBeEnabled()
  },
}

/** Nothing fits the filters, which can be taken away. */
export const NothingFits: Story = {
  parameters: {
    path: '/wallet?show=out&bucket=gift',
    cache: [
      ...shown(walletOf({}), [movement({})]),
      [
        walletKeys.statement(ANANYA, { incoming: false, bucket: 'gift' }),
        { pages: [[]], pageParams: [undefined] },
      ],
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('No such movements')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(await canvas.findByText('Money added')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { cache: shown(walletOf({ balance_paise: 0, buckets: [], expires: [], holds: [] }), []) },
}

export const Loading: Story = { parameters: { pending: [details, statement] } }

export const Unreachable: Story = { parameters: { failed: [details, statement] } }

/** The balance is known, its entries could not be loaded. */
export const StatementUnreachable: Story = {
  parameters: { cache: [[details, walletOf({})]], failed: [statement] },
}
