import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: { text: 'Press N for the next order', children: <Button>Next order</Button> },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const OnFocus: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
    const labels = await screen.findByText('Press N for the next order')
    await waitFor(() => expect(labels).toBeVisible())
  },
}
