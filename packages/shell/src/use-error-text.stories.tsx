import { toAppError } from '@angadi/data/errors/to-app-error.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useErrorText } from './use-error-text.ts'

function Told({ code }: { readonly code: string }) {
  const errorText = useErrorText()
  return <p>{errorText(toAppError({ code: 'PT409', details: code, message: '' }))}</p>
}

const meta = {
  title: 'Shell/ErrorText',
  component: Told,
  args: { code: 'wallet_too_low' },
} satisfies Meta<typeof Told>
export default meta
type Story = StoryObj<typeof meta>

/** A refusal is told with its own sentence. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/wallet/i)).toBeVisible()
  },
}

/** A code of a newer server is told in general words (Spec §8 Code map). */
export const OfANewerServer: Story = {
  args: { code: 'a_code_without_a_sentence' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong. Please try again.')).toBeVisible()
  },
}
