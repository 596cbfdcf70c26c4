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

/** A host that nobody has allowed: a warning that one can close, and nothing is blocked. */
export const NotAllowed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Domain Configuration Required')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByText('Domain Configuration Required')).not.toBeInTheDocument()
  },
}

/** Our own domain: nothing to say. */
export const Allowed: Story = {
  args: { host: 'www.angadi.in' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Domain Configuration Required')).not.toBeInTheDocument()
  },
}
