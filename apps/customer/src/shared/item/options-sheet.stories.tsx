import { initialChoice, isComplete, type OptionGroup, unitPrice } from '@angadi/domain/catalog/options.ts'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { biryani } from '@angadi/ui/sample/pictures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { OptionsSheetBody } from './options-sheet-body.tsx'
import { OptionsSheetFooter } from './options-sheet-footer.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

const groups: readonly OptionGroup[] = [
  {
    id: 'portion',
    name: 'Portion',
    min_choices: 1,
    max_choices: 1,
    options: [
      { id: 'single', name: 'Single', price_paise: 0, is_available: true },
      { id: 'family', name: 'Family pack', price_paise: 38_000, is_available: true },
    ],
  },
  {
    id: 'extras',
    name: 'Extras',
    min_choices: 0,
    max_choices: 2,
    options: [
      { id: 'raita', name: 'Raita', price_paise: 3_000, is_available: true },
      { id: 'salan', name: 'Mirchi ka salan', price_paise: 3_000, is_available: true },
      { id: 'egg', name: 'Boiled egg', price_paise: 2_000, is_available: false },
      { id: 'onion', name: 'Onion and lemon', price_paise: 0, is_available: true },
    ],
  },
]

const meta = { title: 'Customer/OptionsSheet' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Biryani: Story = {
  render: function Biryani() {
    const [chosen, setChosen] = useState(() => initialChoice(groups))
    const [quantity, setQuantity] = useState(1)
    return (
      <DialogSheet
        open
        onOpenChange={fn()}
        title="Chicken dum biryani"
        description="Make it yours"
        closeLabel="Close"
        hero={<Picture src={biryani} alt="" ratio="banner" rounded="none" className="w-full" eager />}
        footer={
          <OptionsSheetFooter
            quantity={
              <QuantityStepper
                value={quantity}
                onChange={(next) => setQuantity(Math.max(1, next))}
                label="Quantity"
                addLabel="Add"
                decreaseLabel="One less"
                increaseLabel="One more"
              />
            }
            totalPaise={unitPrice(32_000, groups, chosen) * quantity}
            addLabel="Add to cart"
            onAdd={fn()}
            disabled={!isComplete(groups, chosen)}
          />
        }
      >
        <OptionsSheetBody
          groups={groups}
          chosen={chosen}
          onChange={setChosen}
          ruleOf={(group) => (group.max_choices === 1 ? 'Choose 1' : `Choose up to ${group.max_choices}`)}
          soldOutLabel="Sold out"
        />
      </DialogSheet>
    )
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText('Family pack'))
    await userEvent.click(screen.getByText('Raita'))
    await userEvent.click(screen.getByText('Mirchi ka salan'))
    await expect(screen.getByRole('checkbox', { name: /Onion and lemon/ })).toBeDisabled()
    await expect(screen.getByRole('checkbox', { name: /Boiled egg/ })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'One more' }))
    await expect(screen.getByRole('button', { name: /Add to cart/ })).toHaveTextContent('₹1,520')
  },
}
