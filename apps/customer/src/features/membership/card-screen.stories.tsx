import { membershipKeys } from '@angadi/data/membership/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ANANYA, signedIn } from '../../shared/samples/person.ts'
import CardScreen from './card-screen.tsx'

const card = membershipKeys.card(ANANYA)

const meta = {
  title: 'Customer/Membership card',
  component: CardScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/membership/card' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof CardScreen>
export default meta
type Story = StoryObj<typeof meta>

/** With its code. */
export const Full: Story = {
  parameters: {
    cache: [
      [
        card,
        {
          code: '7KQ2MX4VBR',
          name: 'Ananya Reddy',
          plan: 'plus_month',
          since: '2026-08-01T06:00:00Z',
          ends_at: '2026-12-20T18:30:00Z',
        },
      ],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ananya Reddy')).toBeVisible()
    await expect(canvas.getByRole('img')).toBeVisible()
    await expect(canvas.getByText(/7KQ2M-X4VBR/)).toBeVisible()
  },
}

export const Loading: Story = { parameters: { pending: [card] } }

export const Unreachable: Story = { parameters: { failed: [card] } }
