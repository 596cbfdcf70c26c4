import { MAX_PIECES } from '@angadi/data/cart/lines.ts'
import { pictureUrl } from '@angadi/data/client/config.ts'
import type { MenuItem } from '@angadi/data/vendors/menu.ts'
import { initialChoice, isComplete, type OptionGroup, unitPrice } from '@angadi/domain/catalog/options.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { MAX_NOTE } from './max-note.ts'
import { OptionsSheetBody } from './options-sheet-body.tsx'
import { OptionsSheetFooter } from './options-sheet-footer.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

const ItemReviews = lazy(() => import('../reviews/item-reviews.tsx'))

/** What the customer chose for an item; `unitPaise` is the price of one, options included. */
export interface DishChoice {
  readonly optionIds: readonly string[]
  readonly quantity: number
  readonly instructions: string
  readonly unitPaise: number
}

export interface ItemSheetProps {
  readonly item: MenuItem
  /** The previous choice; without it, one piece with the cheapest required options. */
  readonly start?: Omit<DishChoice, 'unitPaise'>
  /** Saves the item, where that is offered: an `ItemHeart`. */
  readonly heart?: ReactNode
  readonly actionLabel: string
  readonly onDecide: (choice: DishChoice) => void
  readonly onClose: () => void
}

/** Chooses an item's options, note and quantity before it is added to the cart. */
export default function ItemSheet({ item, start, heart, actionLabel, onDecide, onClose }: ItemSheetProps) {
  const { t } = useTranslation(['food', 'common'])
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() =>
    start ? availableOf(item, start.optionIds) : initialChoice(item.option_groups),
  )
  const [quantity, setQuantity] = useState(start?.quantity ?? 1)
  const [instructions, setInstructions] = useState(start?.instructions ?? '')
  const isDecided = useRef(false)
  const unitPaise = unitPrice(item.price_paise, item.option_groups, chosen)
  const ruleOf = ({ min_choices: min, max_choices: max, options }: OptionGroup) => {
    if (min === 1 && max === 1) return t('options.exactlyOne')
    if (min === max) return t('options.exactly', { count: min })
    if (min === 0) return t('options.upTo', { count: max })
    return max >= options.length ? t('options.atLeast', { count: min }) : t('options.range', { min, max })
  }
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={item.name}
      description={item.description || undefined}
      closeLabel={t('common:close')}
      hero={
        item.picture ? (
          <Picture src={pictureUrl(item.picture)} alt="" ratio="banner" rounded="none" eager />
        ) : null
      }
      footer={
        <OptionsSheetFooter
          quantity={
            <QuantityStepper
              toCart={false}
              value={quantity}
              min={1}
              max={item.stock_left ?? MAX_PIECES}
              onChange={setQuantity}
              label={t('options.quantity', { name: item.name })}
              addLabel={t('menu.add')}
              decreaseLabel={t('menu.removeOne', { name: item.name })}
              increaseLabel={t('menu.addOne', { name: item.name })}
            />
          }
          totalPaise={unitPaise * quantity}
          addLabel={actionLabel}
          disabled={!isComplete(item.option_groups, chosen)}
          onAdd={() => {
            // The sheet closes with an animation: a second tap during it must not add the item again.
            if (isDecided.current) return
            isDecided.current = true
            onDecide({ optionIds: [...chosen], quantity, instructions: instructions.trim(), unitPaise })
          }}
        />
      }
    >
      {heart ? <div className="float-right -mr-2">{heart}</div> : null}
      <div className="flex flex-col gap-6 pt-2">
        <OptionsSheetBody
          groups={item.option_groups}
          chosen={chosen}
          onChange={setChosen}
          ruleOf={ruleOf}
          soldOutLabel={t('options.soldOut')}
        />
        <TextArea
          label={t('options.instructions')}
          maxLength={MAX_NOTE}
          rows={2}
          value={instructions}
          onChange={(event) => setInstructions(event.target.value)}
        />
        <Suspense>
          <ItemReviews subjectId={item.id} />
        </Suspense>
      </div>
    </DialogSheet>
  )
}

/** The previously chosen options that are still available. */
function availableOf(item: MenuItem, optionIds: readonly string[]): ReadonlySet<string> {
  const available = item.option_groups
    .flatMap((group) => group.options)
    .filter((option) => option.is_available)
  return new Set(available.map(({ id }) => id).filter((id) => optionIds.includes(id)))
}
