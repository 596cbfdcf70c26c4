import type { Meta, StoryObj } from '@storybook/react-vite'
import { CallbackFailed } from './callback-failed.tsx'

const meta = {
  title: 'Access/Callback failed',
  component: CallbackFailed,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  args: { reason: 'expired' },
} satisfies Meta<typeof CallbackFailed>
export default meta
type Story = StoryObj<typeof meta>

export const Expired: Story = {}

export const Refused: Story = { args: { reason: 'refused' } }
