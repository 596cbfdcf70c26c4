import type { Meta, StoryObj } from '@storybook/react-vite'
import { RoleTestView } from './role-test-view.tsx'

const meta = {
  title: 'Access/Test of roles',
  component: RoleTestView,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  args: { carried: ['vendor', 'user'], roles: ['user', 'vendor'], granted: ['user', 'vendor'] },
} satisfies Meta<typeof RoleTestView>
export default meta
type Story = StoryObj<typeof meta>

export const Vendor: Story = {}

export const OutdatedSession: Story = { args: { roles: ['user'], granted: ['user'] } }
