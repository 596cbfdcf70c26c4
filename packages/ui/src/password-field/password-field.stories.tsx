import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { PasswordField } from './password-field.tsx'

const meta = {
  title: 'Primitives/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    name: 'password',
    autoComplete: 'current-password',
    showLabel: 'Show password',
    hideButtonLabel: 'Hide password',
    capsLockText: 'Caps Lock is on',
  },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

/** A typed password can be shown and hidden (Spec §2 Sign-in screens). */
export const LookedAt: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    await userEvent.type(field, 'biryani')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue('biryani')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(field).toHaveAttribute('type', 'password')
  },
}

/** Caps Lock is reported while it is on (Spec §2 Sign-in screens). */
export const CapsLock: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password')
    fireEvent.keyDown(field, { key: 'B', modifierCapsLock: true })
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on')
    fireEvent.keyDown(field, { key: 'b' })
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Wrong: Story = { args: { error: 'Password must be at least 6 characters' } }
