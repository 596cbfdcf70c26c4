import type { Meta, StoryObj } from '@storybook/react-vite'
import { AdminExists } from './admin-exists.tsx'
import { AdminReady } from './admin-ready.tsx'
import { SetupSignIn } from './setup-sign-in.tsx'

const meta = {
  title: 'Access/First administrator, before and after',
  component: AdminExists,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminExists>
export default meta
type Story = StoryObj<typeof meta>

export const Exists: Story = {}

export const Ready: Story = { render: () => <AdminReady /> }

export const SignInFirst: Story = { render: () => <SetupSignIn signIn="/auth" /> }
