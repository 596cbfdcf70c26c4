import type { CartLine } from '@angadi/data/cart/cart-line.ts'
import { MAX_PIECES } from '@angadi/data/cart/lines.ts'
import { pictureUrl } from '@angadi/data/client/config.ts'
import type { MenuItem } from '@angadi/data/vendors/menu.ts'
import { clockTime } from '@angadi/domain/time/clock-time.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import { Suspense, useEffect, useRef } from 'react'
import { ItemHeart } from '../../../shared/favourites/item-heart.tsx'
import { additionOf, onePiece } from '../../../shared/item/addition-of.ts'
import type { DishChoice } from '../../../shared/item/item-sheet.tsx'
import { QuantityStepper } from '../../../shared/item/quantity-stepper.tsx'
import { piecesOf, stepPieces } from '../../../shared/item/step-pieces.ts'
import { useCartActions } from '../../../shared/item/use-cart-actions.ts'
import { useRestoredFocus } from '../../../shared/item/use-restored-focus.ts'
import { ItemRating, useItemRating } from '../../../shared/reviews/item-rating.tsx'
import { RatingButton } from '../../../shared/reviews/rating-button.tsx'
import { MenuItemRow } from './menu-item-row.tsx'

const ItemSheet = lazy(() => import('../../../shared/item/item-sheet.tsx'))

export interface MenuDishProps {
  readonly item: MenuItem
  readonly vendor: { readonly id: string; readonly name: string; readonly is_open: boolean }
  /** The cart lines with this dish, one per choice of options. */
  readonly lines: readonly CartLine[]
  /** Whether a link leads to this dish: it is scrolled into view. */
  readonly isAskedFor: boolean
}

/** One dish on the menu, with the button that adds it to the cart. */
export function MenuDish({ item, vendor, lines, isAskedFor }: MenuDishProps) {
  const { t } = useTranslation('food')
  const { add, setQuantity } = useCartActions()
  const sheet = useSheet(`dish-${item.id}`)
  const row = useRef<HTMLDivElement>(null)
  useRestoredFocus(sheet.isOpen, row, 'fieldset button:last-of-type')
  const unavailable = useUnavailableLabels(item, vendor.is_open)
  const isRated = useItemRating({ vendorId: vendor.id, itemId: item.id }) !== undefined
  const hasOptions = item.option_groups.length > 0
  useEffect(() => {
    if (isAskedFor) row.current?.scrollIntoView({ block: 'center' })
  }, [isAskedFor])
  const decide = (choice: DishChoice) => {
    void add(additionOf(item, vendor, choice))
    sheet.close()
  }
  const step = (next: number) =>
    stepPieces(next, lines, hasOptions, {
      set: (line, quantity) => void setQuantity(line, quantity),
      choose: sheet.open,
      add: () => void add(additionOf(item, vendor, onePiece(item))),
    })
  return (
    <div ref={row} className={isAskedFor ? '-mx-3 rounded-lg bg-accent-soft/60 px-3' : undefined}>
      <MenuItemRow
        name={item.name}
        description={[item.unit, item.description].filter(Boolean).join(' · ') || undefined}
        paise={item.price_paise}
        mrp={item.mrp_paise === null ? undefined : { paise: item.mrp_paise, label: t('menu.regularPrice') }}
        picture={pictureUrl(item.picture)}
        mark={item.diet === null ? null : <VegMark diet={item.diet} label={t(`diet.${item.diet}`)} />}
        badge={
          item.is_bestseller ? (
            <Badge tone="accent">{t('menu.bestseller')}</Badge>
          ) : item.stock_left !== null && item.orderable ? (
            <Badge tone="warning">{t('menu.left', { count: item.stock_left })}</Badge>
          ) : null
        }
        rating={
          isRated ? (
            <RatingButton name={item.name} subjectId={item.id}>
              <ItemRating vendorId={vendor.id} itemId={item.id} />
            </RatingButton>
          ) : null
        }
        action={
          <QuantityStepper
            value={piecesOf(lines)}
            max={Math.min(MAX_PIECES, item.stock_left ?? MAX_PIECES)}
            onChange={step}
            label={item.name}
            addLabel={t('menu.add')}
            decreaseLabel={t('menu.removeOne', { name: item.name })}
            increaseLabel={t('menu.addOne', { name: item.name })}
          />
        }
        corner={<ItemHeart itemId={item.id} name={item.name} />}
        actionNote={hasOptions ? t('menu.customisable') : undefined}
        unavailable={unavailable}
      />
      {sheet.isOpen && unavailable === undefined ? (
        <Suspense>
          <ItemSheet
            item={item}
            heart={<ItemHeart itemId={item.id} name={item.name} />}
            actionLabel={t('options.add')}
            onDecide={decide}
            onClose={sheet.close}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

/** Why a dish is unavailable now; undefined when it is available. */
function useUnavailableLabels(item: MenuItem, isOpen: boolean): string | undefined {
  const { t } = useTranslation('food')
  const { time } = useFormats()
  if (!isOpen) return t('menu.closed')
  if (item.orderable) return undefined
  if (item.unavailable_reason === 'sold_out') return t('menu.soldOut')
  return item.available_from === null
    ? t('menu.notNowPlain')
    : t('menu.notNow', { time: time(clockTime(item.available_from)) })
}
