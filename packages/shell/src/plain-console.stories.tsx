import type { Meta, StoryObj } from '@storybook/react-vite'
import PlainConsole from './plain-console.tsx'

const meta = {
  title: 'Shell/Plain console',
  component: PlainConsole,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  args: { children: <main className="p-4">…</main> },
} satisfies Meta<typeof PlainConsole>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
