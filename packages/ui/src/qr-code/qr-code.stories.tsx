import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QrCode } from './qr-code.tsx'

const meta = {
  title: 'Primitives/QrCode',
  component: QrCode,
  args: {
    value: 'https://angadi.in/shop/sri-lakshmi-kirana',
    label: 'QR code of this page',
    className: 'w-56',
  },
} satisfies Meta<typeof QrCode>
export default meta

export const Storefront: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code of this page' })).toBeVisible()
  },
}
