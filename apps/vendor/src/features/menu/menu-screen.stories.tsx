import { useSession } from '@angadi/data/session/session-store.ts'
import { vendorConsoleKeys } from '@angadi/data/vendor-console/keys.ts'
import { menuOptions } from '@angadi/data/vendors/menu.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { sampleMenu, sampleVendor } from '../../shared/samples.ts'
import MenuScreen from './menu-screen.tsx'

const OWNER = '33333333-3333-4333-8333-333333333333'
const menu = menuOptions('vendor').queryKey
const around = [
  [vendorConsoleKeys.vendors(OWNER), [sampleVendor()]],
  [vendorConsoleKeys.stock('vendor'), { qubani: 3 }],
] as const

const meta = {
  title: 'Vendor/Menu',
  component: MenuScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/vendor/products' },
  beforeEach: () => {
    localStorage.clear()
    useSession.setState({ ready: true, userId: OWNER, claimedRoles: ['vendor'] })
  },
} satisfies Meta<typeof MenuScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What can be ordered, what is sold out until tomorrow, what is off, what is counted. */
export const Full: Story = {
  parameters: { cache: [...around, [menu, sampleMenu]] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paneer tikka biryani')).toBeVisible()
    await expect(canvas.getAllByRole('switch')).toHaveLength(4)
  },
}

/** One item with its choices and its count. */
export const OneItem: Story = {
  parameters: { path: '/vendor/products?dish=biryani', cache: [...around, [menu, sampleMenu]] },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Family pack')
  },
}

/** Nothing has been written yet. */
export const Empty: Story = { parameters: { cache: [...around, [menu, []]] } }

export const Loading: Story = { parameters: { cache: around, pending: [menu] } }

export const Unreachable: Story = {
  parameters: { cache: around, failed: [menu] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
