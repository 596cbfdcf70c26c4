import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { SearchField } from './search-field.tsx'

const meta = {
  title: 'Primitives/SearchField',
  component: SearchField,
  args: { label: 'Search dishes', clearLabel: 'Clear', value: '', onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Searching: Story = {
  render: function Searching(args) {
    const [value, setValue] = useState(args.value)
    return <SearchField {...args} value={value} onChange={setValue} />
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search dishes' })
    await userEvent.type(field, '  {Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(field, 'haleem{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith('haleem')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
}
