import { adminKeys } from '@angadi/data/admin-console/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { AssignDialog } from './assign-dialog.tsx'

const key = adminKeys.candidates('order')
const couriers = [
  { user_id: 'ravi', name: 'Ravi Kumar Goud', online: true, distance_m: 820, live_jobs: 1, why_not: null },
  { user_id: 'salim', name: 'Salim Pasha', online: true, distance_m: 14200, live_jobs: 0, why_not: null },
  { user_id: 'tara', name: 'Tara Devi', online: true, distance_m: 400, live_jobs: 2, why_not: 'hands_full' },
  {
    user_id: 'naresh',
    name: 'Naresh Yadav',
    online: false,
    distance_m: null,
    live_jobs: 0,
    why_not: 'offline',
  },
]

const meta = {
  title: 'Admin/Assign a courier',
  component: AssignDialog,
  parameters: { layout: 'fullscreen', path: '/admin' },
  args: { order: { id: 'order', order_number: 'HYD-2611-0043' }, onClose: () => undefined },
} satisfies Meta<typeof AssignDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Who can take it and why others cannot; nothing is sent before somebody is chosen. */
export const Full: Story = {
  parameters: { cache: [[key, couriers]] },
  play: async ({ userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    const dialog = within(await screen.findByRole('dialog', { name: 'Who carries HYD-2611-0043?' }))
    await expect(dialog.getByRole('radio', { name: /Tara Devi/ })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Give the order' }))
    await expect(dialog.getByText('Please choose a courier.')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: /Ravi Kumar Goud/ }))
    await expect(dialog.queryByText('Please choose a courier.')).toBeNull()
  },
}

/** Nobody approved works around there. */
export const Nobody: Story = {
  parameters: { cache: [[key, []]] },
  play: async ({ globals }) => {
    if (globals['language'] !== 'en') return
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText('No approved courier works around here.')).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Give the order' })).toBeNull()
  },
}

export const Loading: Story = { parameters: { pending: [key] } }

export const Unreachable: Story = { parameters: { failed: [key] } }
