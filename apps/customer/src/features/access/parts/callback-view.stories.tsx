import type { Meta, StoryObj } from '@storybook/react-vite'
import { CallbackView } from './callback-view.tsx'

const meta = {
  title: 'Access/Callback',
  component: CallbackView,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CallbackView>
export default meta
type Story = StoryObj<typeof meta>

export const SigningIn: Story = {}
