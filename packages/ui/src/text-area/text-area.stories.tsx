import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextArea } from './text-area.tsx'

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: { label: 'Instructions', hint: 'For the courier' },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  render: (args) => (
    <div className="flex max-w-form flex-col gap-5">
      <TextArea {...args} />
      <TextArea label="Reason" error="Say in a few words why" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Instructions'), 'Ring twice')
    await expect(canvas.getByLabelText('Instructions')).toHaveValue('Ring twice')
  },
}
