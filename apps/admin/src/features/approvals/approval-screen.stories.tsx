import { applicationKeys } from '@angadi/data/applications/keys.ts'
import { approvalKeys } from '@angadi/data/approvals/keys.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import ApprovalScreen from './approval-screen.tsx'
import { APPLICATION, pan, sampleApproval, sampleItem } from './samples.ts'

const key = approvalKeys.application(APPLICATION)
/** A page as a photo shows it. */
const PHOTO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#cdd9e8"/><rect x="40" y="60" width="150" height="190" fill="#8fa3bb"/><rect x="230" y="80" width="340" height="26" fill="#5b6f88"/><rect x="230" y="130" width="260" height="26" fill="#5b6f88"/><rect x="40" y="300" width="400" height="40" fill="#33465c"/></svg>',
)}`
const papers = [
  [approvalKeys.page('document-pan', 1), { url: PHOTO }],
  [approvalKeys.page('document-fssai', 1), { url: PHOTO }],
  [approvalKeys.page('document-fssai', 2), { url: 'https://api.example/papers/licence.pdf?token=a' }],
] as const

const meta = {
  title: 'Admin/Application',
  component: ApprovalScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    path: `/admin/provider-approvals/${APPLICATION}`,
    route: '/admin/provider-approvals/:applicationId',
    cache: [[key, sampleApproval()], ...papers],
  },
  beforeEach: () => useSession.setState({ ready: true, userId: 'admin', claimedRoles: ['admin'] }),
} satisfies Meta<typeof ApprovalScreen>
export default meta
type Story = StoryObj<typeof meta>

const prepared = {
  application_id: APPLICATION,
  name: 'Padma Tiffins',
  state: 'under_review',
  sells: 'dishes',
  may_save: false,
  version: 3,
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '07:00', closes: '22:00' })),
  items: Array.from({ length: 14 }, (_, at) => ({
    section: 'Tiffins',
    name: `Dosa ${at + 1}`,
    price_paise: 6000 + at * 500,
    diet: 'veg',
  })),
}

/** What the applicant prepares to sell, which nobody else sees. */
export const PreparedShop: Story = {
  parameters: {
    cache: [[key, sampleApproval()], [applicationKeys.setup(APPLICATION), prepared], ...papers],
  },
  play: async ({ canvas, globals, userEvent }) => {
    await expect(await canvas.findByText('Dosa 12')).toBeVisible()
    await expect(canvas.queryByText('Dosa 13')).toBeNull()
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText('Open on 5 days of the week · 14 dishes')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 14' }))
    await expect(canvas.getByText('Dosa 14')).toBeVisible()
  },
}

/** A whole review by keyboard: papers opened, one item accepted, another sent back with a reason, and one undone. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second, third] = await canvas.findAllByRole('article')
    await userEvent.keyboard('j')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('img', { name: /1/ })).toBeVisible()
    await userEvent.keyboard('a')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}s')
    const card = within(third ?? document.body)
    const reason = await card.findByRole('combobox')
    await waitFor(() => expect(reason).toHaveFocus())
    // What is typed into a field is no key of the desk.
    await userEvent.type(card.getByRole('textbox'), 'blurred, asdx')
    await expect(card.getByRole('textbox')).toHaveValue('blurred, asdx')
    const bar = within(canvas.getAllByRole('region').at(-1) ?? document.body)
    const send = bar.getAllByRole('button').at(-1)
    await expect(send).toHaveTextContent('1')
    if (send) await userEvent.click(send)
    // Without its reason nothing is sent.
    await expect(reason).toHaveAttribute('aria-invalid', 'true')
    await userEvent.selectOptions(reason, 'not_readable')
    await expect(send).toHaveTextContent('2')
    third?.focus()
    await userEvent.keyboard('u')
    await waitFor(() => expect(card.queryByRole('combobox')).toBeNull())
    await expect(send).toHaveTextContent('1')
  },
}

/** Pictures are shown in their place and larger on demand; a PDF opens in a new tab. */
export const Papers: Story = {
  play: async ({ canvas, userEvent }) => {
    const third = within((await canvas.findAllByRole('article'))[2] ?? document.body)
    await userEvent.click(third.getByRole('button', { expanded: false }))
    await expect(await third.findByRole('img')).toBeVisible()
    await expect(third.getByRole('link')).toHaveAttribute('target', '_blank')
  },
}

/** Nothing is open: the whole is approved, with a word where somebody else has the same number. */
export const Duplicates: Story = {
  parameters: {
    cache: [
      [
        key,
        sampleApproval({
          items: [{ ...pan, state: 'accepted' }],
          duplicates: [
            {
              requirement: 'pan',
              application_id: '88888888-8888-4888-8888-888888888888',
              name: 'Bala Stores',
              state: 'active',
            },
          ],
        }),
      ],
      ...papers,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /Bala Stores/ })).toHaveAttribute(
      'href',
      '/admin/provider-approvals/88888888-8888-4888-8888-888888888888',
    )
    await userEvent.keyboard('d')
    const sheet = within(await screen.findByRole('dialog'))
    const approve = sheet.getAllByRole('button').at(-1)
    if (approve) await userEvent.click(approve)
    await expect(sheet.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  },
}

/** A rejection needs its reason; what was typed stays where the sheet is closed for a look. */
export const Rejecting: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article')
    await userEvent.keyboard('x')
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getAllByRole('radio')).toHaveLength(4)
    const reject = sheet.getAllByRole('button').at(-1)
    if (reject) await userEvent.click(reject)
    await expect(await sheet.findByRole('group')).toBeVisible()
    await expect(sheet.getAllByRole('radio').every((radio) => !radio.matches(':checked'))).toBe(true)
    await userEvent.type(sheet.getByRole('textbox'), 'Called twice')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('x')
    await expect(within(await screen.findByRole('dialog')).getByRole('textbox')).toHaveValue('Called twice')
  },
}

/** Two numbers do not fit, one paper has expired, another has no page. */
export const Misfits: Story = {
  parameters: {
    cache: [
      [
        key,
        sampleApproval({
          misfit: { requirement: 'gstin', with: 'pan' },
          items: [
            pan,
            sampleItem({ requirement: 'gstin', number_kind: 'gstin', number: '36ACUPA7085R1ZM', pages: 0 }),
            sampleItem({
              requirement: 'fssai',
              number_kind: 'fssai',
              number: '13626011000123',
              state: 'expired',
              valid_until: '2026-11-20',
            }),
          ],
        }),
      ],
    ],
  },
}

/** Nobody reviews it yet: numbers are masked and papers closed. */
export const NotTaken: Story = {
  parameters: {
    cache: [
      [
        key,
        sampleApproval({
          state: 'submitted',
          is_mine: null,
          reviewer: null,
          items: [{ ...pan, number: 'AB••••••1M' }],
        }),
      ],
    ],
  },
}

/** Somebody else reviews it. */
export const OfSomebodyElse: Story = {
  parameters: {
    cache: [
      [
        key,
        sampleApproval({ is_mine: false, reviewer: 'Nisha Rao', items: [{ ...pan, number: 'AB••••••1M' }] }),
      ],
    ],
  },
}

/** One's own application is decided by somebody else. */
export const Own: Story = {
  parameters: {
    cache: [[key, sampleApproval({ state: 'submitted', is_mine: null, is_own: true, reviewer: null })]],
  },
}

/** New papers of a courier who works already; what they do not replace has no part in it. */
export const Renewal: Story = {
  parameters: {
    cache: [
      [
        key,
        sampleApproval({
          role: 'courier',
          renews: '99999999-9999-4999-8999-999999999999',
          profile: { name: 'Ravi Kumar', vehicle_kind: 'bike' },
          applicant: 'Ravi Kumar',
          items: [
            sampleItem({
              requirement: 'licence',
              number_kind: 'licence',
              number: 'TS0820110012345',
              valid_until: '2036-11-20',
            }),
            sampleItem({
              requirement: 'insurance',
              number_kind: 'other',
              number: 'POL/77123',
              valid_until: '2027-11-20',
              state: 'accepted',
              is_taken_over: true,
            }),
          ],
        }),
      ],
    ],
  },
}

/** The applicant is asked for changes; it can still be rejected. */
export const Changes: Story = {
  parameters: {
    cache: [
      [
        key,
        sampleApproval({
          state: 'changes_requested',
          items: [
            { ...pan, state: 'sent_back', reason: 'not_readable', note: 'The last letter is cut off.' },
          ],
        }),
      ],
    ],
  },
}

/** Rejected, with what the applicant was told; papers are closed to reviewers. */
export const Rejected: Story = {
  parameters: {
    cache: [
      [
        key,
        sampleApproval({
          state: 'rejected',
          is_mine: false,
          reason: 'not_served',
          note: 'We come to Sadasivpet in spring.',
          decided_at: '2026-11-27T06:00:00Z',
          decided_by: 'Meera Nair',
          items: [{ ...pan, number: 'AB••••••1M' }],
        }),
      ],
    ],
  },
}

/** Long names in Telugu. */
export const LongNames: Story = {
  parameters: {
    cache: [
      [
        key,
        sampleApproval({
          profile: {
            name: 'శ్రీ లక్ష్మీనరసింహస్వామి కిరాణా జనరల్ స్టోర్స్ మరియు సూపర్‌మార్కెట్',
            legal_name: 'శ్రీలక్ష్మీనరసింహస్వామికిరాణాజనరల్‌స్టోర్స్‌ప్రైవేట్‌లిమిటెడ్',
            address: 'ఇంటి నంబర్ 4-12-88/3, రైల్వే స్టేషన్ రోడ్డు, పాత బస్టాండ్ వెనుక, జహీరాబాద్, సంగారెడ్డి జిల్లా',
          },
          applicant: 'వెంకటసుబ్రహ్మణ్యేశ్వరరావు పెద్దిరెడ్డి',
        }),
      ],
      ...papers,
    ],
  },
}

export const Loading: Story = { parameters: { cache: [], pending: [key] } }

export const Unreachable: Story = {
  parameters: { cache: [], failed: [key] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
