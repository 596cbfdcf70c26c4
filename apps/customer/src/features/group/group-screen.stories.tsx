import { groupKeys } from '@angadi/data/group/keys.ts'
import { storefrontItemsOptions, storefrontOptions } from '@angadi/data/public-pages/storefront.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ANANYA, guest, signedIn } from '../../shared/samples/person.ts'
import { sampleStorefront, sampleStorefrontItem } from '../../shared/samples/public-pages.ts'
import GroupScreen from './group-screen.tsx'
import { sampleGroup, sampleGroupOrder, TOKEN } from './samples.ts'

const asHost = groupKeys.oneIn(TOKEN, ANANYA, 'en')
const asGuest = groupKeys.oneIn(TOKEN, null, 'en')
const menu = [
  [storefrontOptions('deg-and-dastarkhwan', 'en').queryKey, sampleStorefront()],
  [
    storefrontItemsOptions('vendor', null, '', 'en').queryKey,
    { pages: [{ items: [sampleStorefrontItem()], next: null }], pageParams: [null] },
  ],
] as const

const meta = {
  title: 'Customer/Group order',
  component: GroupScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: `/group/${TOKEN}`, route: '/group/:token' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof GroupScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The host sees who has chosen what, what has changed since, and takes it to the cart (Issue 11, group cart). */
export const Host: Story = {
  parameters: { cache: [...menu, [asHost, sampleGroup()]], path: `/group/${TOKEN}?view=people` },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Take to the cart')).toBeVisible()
    await expect(canvas.getByText('<b>Ravi</b> مریم')).toBeVisible()
    await expect(canvas.getByText('1 of 3 ready')).toBeVisible()
    // The dosa cost ₹119 when it was chosen, and the dessert is sold out by now.
    await expect(canvas.getByText(/₹119/)).toBeVisible()
    await expect(canvas.getByText(/sold out/i)).toBeVisible()
  },
}

/** A participant chooses from the menu within the limit. */
export const Participant: Story = {
  parameters: { cache: [...menu, [asHost, sampleGroup({ me: 'ravi' })]] },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('I am ready')).toBeVisible()
    await expect(canvas.getByText(/₹371 left/)).toBeVisible()
  },
}

const stranger = { me: null, people: [], lines: [] }

/** A guest with the link learns whose group it is, and joins with a name alone. */
export const Invited: Story = {
  parameters: { cache: [[asGuest, sampleGroup(stranger)]] },
  beforeEach: () => guest(),
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('button', { name: 'Join' })).toBeVisible()
  },
}

export const TooLate: Story = {
  parameters: { cache: [[asGuest, sampleGroup({ ...stranger, state: 'ended', accepting: false })]] },
  beforeEach: () => guest(),
}

/** Locked and the vendor closed: a participant sees why nothing can be changed. */
export const Locked: Story = {
  parameters: {
    cache: [
      ...menu,
      [
        asHost,
        sampleGroup({
          me: 'ravi',
          state: 'locked',
          accepting: false,
          vendor: { ...sampleGroup().vendor, is_open: false },
        }),
      ],
    ],
  },
}

/** After ordering each participant sees the status and their share (Issue 11). */
export const Ordered: Story = {
  parameters: {
    cache: [
      [
        asHost,
        sampleGroup({
          me: 'ravi',
          state: 'ordered',
          accepting: false,
          lines: [],
          order: sampleGroupOrder,
        }),
      ],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText(/You owe/)).toHaveTextContent('₹141.75')
  },
}

export const Loading: Story = { parameters: { pending: [asHost] } }

export const Unreachable: Story = {
  parameters: { failed: [asHost] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
