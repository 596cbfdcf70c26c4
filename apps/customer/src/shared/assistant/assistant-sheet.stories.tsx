import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { signedIn } from '../samples/person.ts'
import AssistantSheet from './assistant-sheet.tsx'

const meta = {
  title: 'Customer/Assistant/Sheet',
  component: AssistantSheet,
  args: { onClose: fn() },
  parameters: { path: '/help' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof AssistantSheet>
export default meta
type Story = StoryObj<typeof meta>

/** The quick steps of the workflow manager, and a field for one's own words. */
export const Opened: Story = {
  play: async () => {
    const steps = await screen.findByRole('group')
    await expect(steps.querySelectorAll('button')).toHaveLength(7)
    await expect(screen.getByRole('textbox')).toBeVisible()
  },
}
