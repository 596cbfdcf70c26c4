import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { biryani } from '../sample/pictures.ts'
import { Picture } from './picture.tsx'

const meta = {
  title: 'Composed/Picture',
  component: Picture,
  args: { src: undefined, alt: '' },
} satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  render: () => (
    <div className="grid max-w-form grid-cols-2 gap-4">
      <Picture src={biryani} alt="Chicken biryani" />
      <Picture src={biryani} alt="Chicken biryani, drawn" fit="contain" />
      <Picture src={undefined} alt="" />
      <Picture src="/there-is-no-such-picture.webp" alt="Haleem" />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Haleem' }).tagName).toBe('SPAN'))
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Chicken biryani' })).toHaveClass('opacity-100'),
    )
  },
}
