import { publicPageKeys } from '@angadi/data/public-pages/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import StorefrontSheet from './storefront-sheet.tsx'

const meta = {
  title: 'Vendor/Storefront sheet',
  component: StorefrontSheet,
  args: { vendor: { slug: 'zaheer-shahi-dastar', name: 'Zaheer Shahi Dastar' }, onClose: fn() },
  parameters: { failed: [publicPageKeys.storefront('zaheer-shahi-dastar', 'en')] },
} satisfies Meta<typeof StorefrontSheet>
export default meta

/** The link and the QR code, with what is printed for a table. */
export const Link: StoryObj<typeof meta> = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Print a table stand' })).toBeVisible()
    await expect(await screen.findByRole('link', { name: 'Open the page' })).toHaveAttribute(
      'href',
      '/shop/zaheer-shahi-dastar',
    )
  },
}
