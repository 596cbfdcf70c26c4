import { policyKeys } from '@angadi/data/policies/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { ANANYA, signedIn } from '../samples/person.ts'
import PolicyPrompt from './policy-prompt.tsx'

const meta = {
  title: 'Customer/PolicyPrompt',
  component: PolicyPrompt,
  parameters: {
    path: '/',
    cache: [
      [
        policyKeys.toAccept(ANANYA),
        [{ policy: 'terms', version: 2, effective_on: '2026-12-01', accepted_version: 1 }],
      ],
    ],
  },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof PolicyPrompt>
export default meta
type Story = StoryObj<typeof meta>

/** A changed policy asks again; putting it off closes the question for this visit (Issue 11, Policies). */
export const Changed: Story = {
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.querySelectorAll('li a')).toHaveLength(1)
    const later = screen.getAllByRole('button').at(-1)
    if (later) await userEvent.click(later)
  },
}
