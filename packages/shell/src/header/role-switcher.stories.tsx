import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { RoleStrip } from './role-switcher.tsx'

const meta = {
  title: 'Shell/Role switcher',
  component: RoleStrip,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="min-h-60">
        <h1 className="p-4">Angadi</h1>
        <Story />
      </main>
    ),
  ],
  args: {
    modes: [
      { role: 'user', name: 'Customer', text: 'Browse and order services', to: '/', isCurrent: true },
      {
        role: 'vendor',
        name: 'Service Provider',
        text: 'Manage your business',
        to: '/vendor',
        isCurrent: false,
      },
    ],
  },
} satisfies Meta<typeof RoleStrip>
export default meta
type Story = StoryObj<typeof meta>

export const TwoRoles: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).queryAllByRole('link')
    for (const [index, link] of links.entries()) {
      if (index === 0) await expect(link).toHaveAttribute('aria-current', 'true')
      else await expect(link).not.toHaveAttribute('aria-current')
    }
  },
}

export const ManyRoles: Story = {
  args: {
    modes: [
      ...meta.args.modes,
      {
        role: 'delivery',
        name: 'Delivery Partner',
        text: 'Manage deliveries',
        to: '/delivery-dashboard',
        isCurrent: false,
      },
      { role: 'admin', name: 'Administrator', text: 'System administration', to: '/admin', isCurrent: false },
      {
        role: 'franchise',
        name: 'Franchise',
        text: 'Franchise operations',
        to: '/franchise',
        isCurrent: false,
      },
    ],
  },
}

export const OneRole: Story = {
  args: { modes: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull()
  },
}
