import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CheckList } from './check-list.tsx'

const meta = {
  title: 'Recovery/Check list',
  component: CheckList,
  args: {
    label: 'Checks',
    checks: [
      { key: 'a', name: 'Database', status: 'success', message: 'Healthy', details: 'Answered in 40 ms' },
      { key: 'b', name: 'Sign-in service', status: 'warning', message: 'Auth service slow', details: '' },
      { key: 'c', name: 'AI', status: 'error', message: 'Health check failed', details: '' },
      { key: 'd', name: 'Network', status: 'checking', message: '', details: '' },
    ],
  },
} satisfies Meta<typeof CheckList>
export default meta
type Story = StoryObj<typeof meta>

/** Name, status as text, message and details; while running, "Checking" (Spec §3 Health check item). */
export const EveryStatus: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    for (const word of ['Fine', 'Please look', 'Problem', 'Checking'])
      await expect(canvas.getByText(word)).toBeVisible()
  },
}
