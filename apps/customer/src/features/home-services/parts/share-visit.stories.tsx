import { visitLinksOptions } from '@angadi/data/home-services/visit-links.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { signedIn } from '../../../shared/samples/person.ts'
import { ShareVisit } from './share-visit.tsx'

const key = visitLinksOptions('order').queryKey

const meta = {
  title: 'Customer/Home services/Share a visit',
  component: ShareVisit,
  args: { orderId: 'order', vendorName: 'Sparkle Home Care' },
  parameters: { cache: [[key, { can_share: true, open: 0 }]] },
  beforeEach: () => {
    signedIn()
  },
} satisfies Meta<typeof ShareVisit>
export default meta
type Story = StoryObj<typeof meta>

export const Offered: Story = {
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('button', { name: 'Share the visit' })).toBeEnabled()
    await expect(canvas.queryByRole('button', { name: /^End/ })).toBeNull()
  },
}

/** What was given away can be taken back. */
export const Given: Story = {
  parameters: { cache: [[key, { can_share: true, open: 2 }]] },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('button', { name: 'End 2 links' })).toBeEnabled()
  },
}
