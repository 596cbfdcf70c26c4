import { vendorProductOptions } from '@angadi/data/vendor-products/product.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleItemInFull } from '../samples.ts'
import { ProductSection } from './product-section.tsx'

const item = sampleItemInFull({ id: 'kurta', name: 'Cotton kurta', diet: null, option_groups: [] })
const { queryKey } = vendorProductOptions('vendor', 'kurta')

const meta = {
  title: 'Vendor/Product page',
  component: ProductSection,
  args: { item, vendorId: 'vendor' },
} satisfies Meta<typeof ProductSection>
export default meta
type Story = StoryObj<typeof meta>

/** Sizes and colours make variants at once; specifications and the size guide say what is wrong while they are typed. */
export const Own: Story = {
  parameters: {
    cache: [
      [
        queryKey,
        {
          product: {
            id: 'product',
            name: 'Cotton kurta',
            description: '',
            specs: { Material: 'Cotton' },
            size_guide: { columns: ['Size', 'Chest'], rows: [['S', '92 cm']] },
          },
          may_change: true,
          variants: [
            {
              item_id: 'kurta',
              name: 'Cotton kurta (S, Blue)',
              variant: { Size: 'S', Colour: 'Blue' },
              price_paise: 49_900,
              stock: 4,
              picture: null,
            },
            {
              item_id: 'kurta-m',
              name: 'Cotton kurta (M, Blue)',
              variant: { Size: 'M', Colour: 'Blue' },
              price_paise: 49_900,
              stock: null,
              picture: null,
            },
          ],
        },
      ],
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /^S, Blue/ })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'They differ in' }), 'Size')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Values 1, separated by commas' }), 'S, M, L')
    await expect(canvas.getByText('3 variants')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'and in (optional)' }), 'Colour')
    await expect(canvas.getByRole('button', { name: 'Make variants' })).toBeDisabled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Values 2, separated by commas' }), 'Blue, Red')
    await expect(canvas.getByText('6 variants')).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '92 cm' })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Size guide' }), '{Enter}M')
    await expect(canvas.getByText(/as many cells as the head/)).toBeVisible()
  },
}

/** A product that another vendor wrote: its page is read only. */
export const OfOthers: Story = {
  parameters: { cache: [[queryKey, { product: null, may_change: false, variants: [] }]] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/written by the one who added it/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Make variants' })).not.toBeInTheDocument()
  },
}
