import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'Full name', autoComplete: 'name' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  render: (args) => (
    <div className="flex max-w-form flex-col gap-5">
      <TextField {...args} />
      <TextField
        label="Flat, house, building"
        placeholder="4-1-98, Abids Road"
        hint="So that the courier finds the door"
      />
      <TextField
        label="Phone"
        lead="+91"
        defaultValue="12345"
        error="Indian mobile numbers start with 6, 7, 8, or 9"
      />
      <TextField label="Order number" defaultValue="HYD-1042" disabled />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'Lakshmi')
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Lakshmi')
    const phone = canvas.getByLabelText('Phone')
    await expect(phone).toBeInvalid()
    await expect(phone).toHaveAccessibleDescription('Indian mobile numbers start with 6, 7, 8, or 9')
  },
}
