import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guest, signedIn } from '../../../shared/samples/person.ts'
import { QuickActions } from './quick-actions.tsx'

const meta = {
  title: 'Customer/Quick actions',
  component: QuickActions,
  beforeEach: () => signedIn(),
} satisfies Meta<typeof QuickActions>
export default meta
type Story = StoryObj<typeof meta>

/** What a customer does most, each leading where its name says (Spec §1 quick actions). */
export const SignedIn: Story = {
  play: async ({ canvas }) => {
    const path = (name: string) => canvas.getByRole('link', { name }).getAttribute('href')
    await expect(path('Order again')).toBe('/orders?view=past')
    await expect(path('Scheduled orders')).toBe('/orders?view=active&when=later')
    await expect(path('Favourites')).toBe('/favourites')
    await expect(path('Dashboard')).toBe('/dashboard')
    await expect(path('Explore')).toBe('/discover')
    await expect(path('Help')).toBe('/help')
    await expect(canvas.getByRole('button', { name: 'Assistant' })).toBeVisible()
  },
}

/** A guest is offered what needs no account. */
export const Guest: Story = {
  beforeEach: () => guest(),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Explore', 'Help'])
  },
}
