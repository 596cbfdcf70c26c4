import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Tabs } from './tabs.tsx'

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: {
    label: 'Orders',
    tabs: [
      { value: 'cooking', label: 'Cooking', panel: <p>3 orders cooking</p> },
      { value: 'done', label: 'Done', panel: <p>42 orders today</p> },
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Orders: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Done' }))
    await expect(canvas.getByText('42 orders today')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect(canvas.getByText('3 orders cooking')).toBeVisible()
  },
}
