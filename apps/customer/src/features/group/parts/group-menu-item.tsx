import { lineKey, MAX_PIECES } from '@angadi/data/cart/lines.ts'
import { pictureUrl } from '@angadi/data/client/config.ts'
import type { StorefrontItem } from '@angadi/data/public-pages/storefront.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { Suspense } from 'react'
import { additionOf, onePiece } from '../../../shared/item/addition-of.ts'
import type { DishChoice } from '../../../shared/item/item-sheet.tsx'
import { QuantityStepper } from '../../../shared/item/quantity-stepper.tsx'
import { piecesOf, stepPieces } from '../../../shared/item/step-pieces.ts'
import { InlineDiet } from '../../../shared/listing/inline-diet.tsx'
import { itemFallback } from '../../../shared/trade/picture-fallback.tsx'
import type { GroupViewProps } from '../group-view-props.ts'
import { useGroupLine } from '../use-group-line.ts'

const ItemSheet = lazy(() => import('../../../shared/item/item-sheet.tsx'))

export interface GroupMenuItemProps extends GroupViewProps {
  readonly item: StorefrontItem
}

/** An item of the menu with the reader's own pieces of it; what has options opens them. */
export function GroupMenuItem({ token, group, me, item }: GroupMenuItemProps) {
  const { t } = useTranslation(['group', 'food'])
  const sheet = useSheet(`group-${item.id}`)
  const { set, setQuantity } = useGroupLine(token)
  const own = group.lines.filter((line) => line.person_id === me && line.item_id === item.id)
  const hasOptions = item.option_groups.length > 0
  const choose = (choice: DishChoice) => {
    const { variant } = additionOf(item, group.vendor, choice)
    const key = lineKey({ item_id: item.id, option_ids: choice.optionIds })
    const known = own.find((line) => lineKey(line) === key)
    set({
      itemId: item.id,
      optionIds: choice.optionIds,
      quantity: Math.min(MAX_PIECES, (known?.quantity ?? 0) + choice.quantity),
      instructions: choice.instructions || (known?.special_instructions ?? ''),
      look: {
        name: item.name,
        picture: item.picture,
        diet: item.diet,
        options: variant.options,
        unit_paise: choice.unitPaise,
      },
    })
  }
  const step = (next: number) =>
    stepPieces(next, own, hasOptions, {
      set: setQuantity,
      choose: sheet.open,
      add: () => choose(onePiece(item)),
    })
  return (
    <article className="flex flex-wrap items-center gap-3 py-3">
      <Picture
        src={pictureUrl(item.picture)}
        alt=""
        ratio="square"
        rounded="md"
        fallback={itemFallback(group.vendor.kind)}
        className={`w-18 ${item.orderable ? '' : 'opacity-60'}`}
      />
      <div className="min-w-0 flex-1 basis-16">
        <h3 className="line-clamp-2 leading-snug font-semibold">
          <InlineDiet diet={item.diet} />
          {item.name}
        </h3>
        <Price
          paise={item.price_paise}
          mrp={
            item.mrp_paise === null
              ? undefined
              : { paise: item.mrp_paise, label: t('food:menu.regularPrice') }
          }
          size="md"
        />
        {item.unit || hasOptions ? (
          <p className="text-sm text-ink-muted">
            {[item.unit, hasOptions ? t('food:menu.customisable') : null].filter(Boolean).join(' · ')}
          </p>
        ) : null}
      </div>
      <div className="ml-auto max-w-full">
        {item.orderable ? (
          <QuantityStepper
            toCart={false}
            value={piecesOf(own)}
            max={Math.min(MAX_PIECES, item.stock_left ?? MAX_PIECES)}
            onChange={step}
            label={item.name}
            addLabel={t('food:menu.add')}
            decreaseLabel={t('food:menu.removeOne', { name: item.name })}
            increaseLabel={t('food:menu.addOne', { name: item.name })}
          />
        ) : (
          <p className="max-w-24 text-right text-sm font-semibold text-ink-muted">
            {t(item.unavailable_reason === 'not_now' ? 'food:menu.notNowPlain' : 'food:menu.soldOut')}
          </p>
        )}
      </div>
      {sheet.isOpen ? (
        <Suspense>
          <ItemSheet
            item={item}
            actionLabel={t('food:options.add')}
            onDecide={(choice) => {
              choose(choice)
              sheet.close()
            }}
            onClose={sheet.close}
          />
        </Suspense>
      ) : null}
    </article>
  )
}
