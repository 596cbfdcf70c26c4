import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { heicPhoto } from '../sample/heic-photo.ts'
import { biryani } from '../sample/pictures.ts'
import { Picture } from './picture.tsx'
import { HeicUnreadable } from './picture-unreadable.ts'
import { readPicture } from './square-picture.ts'

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

/** A photo of an iPhone (HEIC) is converted where the browser cannot read it; half of one is refused as such. */
export const PhotoOfAnIPhone: Story = {
  args: { src: biryani },
  play: async () => {
    const bitmap = await readPicture(new Blob([heicPhoto()], { type: '' }))
    await expect([bitmap.width, bitmap.height]).toEqual([64, 48])
    const pen = new OffscreenCanvas(64, 48).getContext('2d')
    pen?.drawImage(bitmap, 0, 0)
    const [left = 0, , leftBlue = 255] = pen?.getImageData(8, 24, 1, 1).data ?? []
    const [right = 255, , rightBlue = 0] = pen?.getImageData(56, 24, 1, 1).data ?? []
    await expect(left - leftBlue).toBeGreaterThan(100)
    await expect(rightBlue - right).toBeGreaterThan(100)
    await expect(readPicture(new Blob([heicPhoto().slice(0, 300)]))).rejects.toBeInstanceOf(HeicUnreadable)
    await expect(readPicture(new Blob(['no picture']))).rejects.not.toBeInstanceOf(HeicUnreadable)
  },
}
