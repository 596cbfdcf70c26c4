import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import DomainNotice from './domain-notice.tsx'

const meta = {
  title: 'Shell/Domain notice',
  component: DomainNotice,
  args: { host: 'angadi.copy.example' },
} satisfies Meta<typeof DomainNotice>
export default meta
type Story = StoryObj<typeof meta>

/** A host that is not allowed: a warning that can be closed, and nothing is blocked (Spec §8 Error screens). */
export const NotAllowed: Story = {
  tags: ['screen'],
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('button')).toBeVisible()
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText('Domain Configuration Required')).toBeVisible()
  },
}

/** Read and closed. */
export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
    await expect(canvas.queryByText('Domain Configuration Required')).not.toBeInTheDocument()
  },
}

/** Our own domain: no warning. */
export const Allowed: Story = {
  args: { host: 'www.angadi.in' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Domain Configuration Required')).not.toBeInTheDocument()
  },
}
