import { shrinkPicture } from '@angadi/ui/avatar-picker/shrink-picture.ts'
import { PictureUnreadable } from '@angadi/ui/picture/picture-unreadable.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { AvatarPicker } from './avatar-picker.tsx'

const meta = {
  title: 'Customer/AvatarPicker',
  component: AvatarPicker,
  args: {
    name: 'Lakshmi Narayana',
    labels: {
      change: 'Change photo',
      choose: 'Choose a photo',
      take: 'Take a photo',
      remove: 'Remove photo',
    },
    onPick: fn(),
  },
} satisfies Meta<typeof AvatarPicker>
export default meta
type Story = StoryObj<typeof meta>

/** A picture twice as wide as high: blue with a red middle. */
async function widePhoto(): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 2000
  canvas.height = 1000
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = 'rgb(0 0 255)'
  pen.fillRect(0, 0, 2000, 1000)
  pen.fillStyle = 'rgb(255 0 0)'
  pen.fillRect(500, 0, 1000, 1000)
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
  if (!drawn) throw new Error('no picture')
  return new File([drawn], 'me.jpg', { type: 'image/jpeg' })
}

export const Initials: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change photo' }))
    const menu = canvasElement.ownerDocument
    await waitFor(() => expect(menu.querySelectorAll('[role=menuitem]')).toHaveLength(2))
    await userEvent.keyboard('{Escape}')
    await userEvent.upload(canvas.getByTestId('photo-file'), await widePhoto())
    await expect(args.onPick).toHaveBeenCalledOnce()
  },
}

export const WithPhoto: Story = {
  args: {
    picture:
      'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="teal"/><circle cx="4" cy="4" r="2" fill="moccasin"/></svg>',
    onRemove: fn(),
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change photo' }))
    const remove = await waitFor(() => {
      const [, , last] = canvasElement.ownerDocument.querySelectorAll('[role=menuitem]')
      if (!last) throw new Error('no third entry')
      return last
    })
    await userEvent.click(remove)
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('[role=menu]')).toBeNull())
  },
}

/** A photo is cropped and shrunk before it is uploaded. */
export const Shrunk: Story = {
  play: async () => {
    const shrunk = await shrinkPicture(await widePhoto())
    await expect(shrunk.type).toBe('image/webp')
    await expect(shrunk.size).toBeLessThan(262_144)
    const bitmap = await createImageBitmap(shrunk)
    await expect([bitmap.width, bitmap.height]).toEqual([512, 512])
    const pen = new OffscreenCanvas(512, 512).getContext('2d')
    pen?.drawImage(bitmap, 0, 0)
    const [red = 0, , blue = 255] = pen?.getImageData(2, 256, 1, 1).data ?? []
    await expect(red).toBeGreaterThan(200)
    await expect(blue).toBeLessThan(60)
    await expect(shrinkPicture(new Blob(['no picture']))).rejects.toBeInstanceOf(PictureUnreadable)
  },
}
