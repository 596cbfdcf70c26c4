import { Badge } from '@angadi/ui/badge/badge.tsx'
import { biryani } from '@angadi/ui/sample/pictures.ts'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { QuantityStepper } from '../../../shared/item/quantity-stepper.tsx'
import { MenuItemRow } from './menu-item-row.tsx'

const meta = {
  title: 'Customer/MenuItemRow',
  component: MenuItemRow,
  args: {
    name: 'Chicken dum biryani',
    description:
      'Long-grain rice and chicken sealed with dough and cooked on embers, with mirchi ka salan and raita.',
    paise: 32_000,
    picture: biryani,
    mark: <VegMark diet="non_veg" label="Non-vegetarian" />,
    badge: <Badge tone="accent">Bestseller</Badge>,
    actionNote: 'Customisable',
    action: (
      <QuantityStepper
        value={0}
        onChange={fn()}
        label="Chicken dum biryani"
        addLabel="Add"
        decreaseLabel="One less"
        increaseLabel="One more"
      />
    ),
  },
} satisfies Meta<typeof MenuItemRow>
export default meta
type Story = StoryObj<typeof meta>

export const Menu: Story = {
  render: (args) => (
    <div className="max-w-reading divide-y divide-line">
      <MenuItemRow {...args} />
      <MenuItemRow
        name="Gongura paneer"
        paise={21_000}
        mrp={{ paise: 24_000, label: 'Regular price' }}
        picture={undefined}
        mark={<VegMark diet="veg" label="Vegetarian" />}
        action={
          <QuantityStepper
            value={2}
            onChange={fn()}
            label="Gongura paneer"
            addLabel="Add"
            decreaseLabel="One less"
            increaseLabel="One more"
          />
        }
      />
      <MenuItemRow {...args} name="Pathar ka gosht" badge={null} unavailable="Sold out" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add: Chicken dum biryani' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add: Pathar ka gosht' })).toBeNull()
  },
}
