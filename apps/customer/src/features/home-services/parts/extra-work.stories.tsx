import { orderKeys } from '@angadi/data/orders/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { signedIn } from '../../../shared/samples/person.ts'
import { sampleChange } from '../samples.ts'
import { ExtraWork } from './extra-work.tsx'

const changes = orderKeys.changes('order-1')
const preview = orderKeys.changePreview(sampleChange.id)

const meta = {
  title: 'Customer/Home services/Extra work',
  component: ExtraWork,
  args: { orderId: 'order-1' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof ExtraWork>
export default meta
type Story = StoryObj<typeof meta>

/** Of a visit that is paid: the wallet pays what is added, or cash does at the end. */
export const Paid: Story = {
  parameters: {
    cache: [
      [changes, [sampleChange]],
      [preview, { now_paise: 19900, is_paid: true, at_once_paise: 50000, in_cash_paise: 50000 }],
    ],
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText('New wire, 4 metres')).toBeVisible()
    if (globals['language'] !== 'en') return
    await expect(canvas.getByRole('button', { name: 'Approve and pay ₹301 from the wallet' })).toBeVisible()
  },
}

/** The wallet does not cover it: cash does at the end. */
export const WalletTooLow: Story = {
  parameters: {
    cache: [
      [changes, [sampleChange]],
      [preview, { now_paise: 19900, is_paid: true, at_once_paise: null, in_cash_paise: 50000 }],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('button', { name: /in cash at the end/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /wallet/ })).toBeNull()
  },
}

/** Of a visit that is paid at the end: it grows. */
export const ToBePaid: Story = {
  parameters: {
    cache: [
      [changes, [sampleChange]],
      [preview, { now_paise: 19900, is_paid: false, at_once_paise: 50000, in_cash_paise: 50000 }],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('button', { name: 'Approve' })).toBeVisible()
  },
}

/** It could not be loaded. */
export const Unreachable: Story = {
  parameters: { failed: [changes] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
