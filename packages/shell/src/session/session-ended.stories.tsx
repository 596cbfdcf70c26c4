import type { Meta, StoryObj } from '@storybook/react-vite'
import SessionEnded from './session-ended.tsx'

const meta = {
  title: 'Shell/Session ended',
  component: SessionEnded,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SessionEnded>
export default meta
type Story = StoryObj<typeof meta>

export const OnAnyScreen: Story = {}

export const WhileSigningIn: Story = { parameters: { path: '/auth' } }
