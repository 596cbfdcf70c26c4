import type { Meta, StoryObj } from '@storybook/react-vite'
import { Phone } from 'lucide-react'
import { expect } from 'storybook/test'
import { LinkButton } from './link-button.tsx'

const meta = {
  title: 'Primitives/LinkButton',
  component: LinkButton,
  args: { render: <a href="#food">See restaurants</a>, children: 'See restaurants' },
} satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof meta>

export const Looks: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      <LinkButton {...args} />
      <LinkButton render={<a href="tel:+914012345678">Call</a>} variant="secondary" icon={<Phone />}>
        Call
      </LinkButton>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See restaurants' })).toHaveAttribute('href', '#food')
  },
}
