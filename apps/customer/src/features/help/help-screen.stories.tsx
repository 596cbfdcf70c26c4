import { helpKeys } from '@angadi/data/help/keys.ts'
import { settingKeys } from '@angadi/data/settings/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { ANANYA, guest, signedIn } from '../../shared/samples/person.ts'
import HelpScreen from './help-screen.tsx'
import {
  sampleFaq,
  sampleHelp,
  sampleOrders,
  sampleSettings,
  sampleTicket,
  sampleTickets,
} from './samples.ts'

const faq = helpKeys.faq('', 'en')
const base = [
  [faq, sampleFaq],
  [settingKeys.public, sampleSettings],
]
const tickets = [helpKeys.mine(ANANYA), { pages: [sampleTickets], pageParams: [undefined] }]
const own = [...base, tickets, [helpKeys.orders(ANANYA), sampleOrders]]

const meta = {
  title: 'Customer/Help',
  component: HelpScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/help' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof HelpScreen>
export default meta
type Story = StoryObj<typeof meta>

/** An order to get help with, a ticket with a new answer, and the answers to frequent questions. */
export const Everything: Story = {
  parameters: { cache: own },
  play: async ({ canvas, userEvent }) => {
    const [question] = canvas.getAllByText('Where is my order?')
    if (question) await userEvent.click(question)
    await expect(canvas.getByText(/You see each step/)).toBeVisible()
  },
}

export const Guest: Story = { parameters: { cache: base }, beforeEach: () => guest() }

/** A ticket: tags and emoji are letters, and the refund stands between the messages. */
export const TicketOpen: Story = {
  parameters: {
    path: `/support?ticket=${sampleTicket.id}`,
    cache: [...own, [helpKeys.ticket(sampleTicket.id), sampleTicket]],
  },
  play: async () => {
    // The sheet is a part that loads by itself.
    const words = await screen.findByText(/<b>cold<\/b> and smelled 😖/)
    await expect(words).toBeVisible()
  },
}

export const TicketUnreachable: Story = {
  parameters: {
    path: `/support?ticket=${sampleTicket.id}`,
    cache: own,
    failed: [helpKeys.ticket(sampleTicket.id)],
  },
}

/** Choosing what was spoiled: without an item nothing is sent, and what was reported cannot be chosen again. */
export const Reporting: Story = {
  parameters: {
    path: `/support?order=${sampleHelp.order_id}`,
    cache: [
      ...own,
      [helpKeys.order(sampleHelp.order_id), sampleHelp],
      [helpKeys.preview(sampleHelp.order_id, [{ position: 1, quantity: 2 }]), { refund_paise: 62_790 }],
    ],
  },
  play: async ({ userEvent, globals }) => {
    const dialog = await screen.findByRole('dialog')
    const rows = dialog.querySelectorAll<HTMLButtonElement>('li button')
    const [, spoiled] = rows
    if (spoiled) await userEvent.click(spoiled)
    const [first, reported] = await screen.findAllByRole('checkbox')
    await expect(reported).toBeDisabled()
    if (first) await userEvent.click(first)
    if (globals['language'] === 'en') await expect(screen.getByText(/₹627\.90 goes back/)).toBeVisible()
  },
}

/** Of one line some pieces are left to report, another was not there: it is not charged and cannot be chosen. */
export const ChargedInPart: Story = {
  parameters: {
    path: `/support?order=${sampleHelp.order_id}`,
    cache: [
      ...own,
      [
        helpKeys.order(sampleHelp.order_id),
        {
          ...sampleHelp,
          lines: sampleHelp.lines.map((line, index) =>
            index === 0
              ? { ...line, left: 1, charged_paise: 29_900 }
              : { ...line, unit_paise: 0, charged_paise: 0 },
          ),
        },
      ],
    ],
  },
  play: async ({ userEvent, globals }) => {
    const dialog = await screen.findByRole('dialog')
    const [, spoiled] = dialog.querySelectorAll<HTMLButtonElement>('li button')
    if (spoiled) await userEvent.click(spoiled)
    const [first, absent] = await screen.findAllByRole('checkbox')
    await expect(first).toBeEnabled()
    await expect(absent).toBeDisabled()
    if (globals['language'] !== 'en') return
    await expect(screen.getByText('1 of 2 can be reported')).toBeVisible()
    await expect(screen.getByText('Not there, and not charged')).toBeVisible()
  },
}

/** The form of a new ticket: it says what is missing. */
export const Writing: Story = {
  parameters: { path: '/support?sheet=write', cache: own },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    const send = dialog.querySelector<HTMLButtonElement>('button[type=submit]')
    if (send) await userEvent.click(send)
    await expect(await screen.findByRole('textbox')).toBeInvalid()
  },
}

const all = [faq, helpKeys.orders(ANANYA), helpKeys.mine(ANANYA), settingKeys.public]

export const Loading: Story = { parameters: { pending: all } }

export const Unreachable: Story = { parameters: { failed: all } }
