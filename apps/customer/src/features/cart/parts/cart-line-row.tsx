import type { CartLine } from '@angadi/data/cart/cart-line.ts'
import { lineKey } from '@angadi/data/cart/lines.ts'
import { pictureUrl } from '@angadi/data/client/config.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { PersonTag } from '@angadi/ui/person-tag/person-tag.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import { CircleAlert, NotebookPen, Pencil } from 'lucide-react'
import { Suspense } from 'react'
import { QuantityStepper } from '../../../shared/item/quantity-stepper.tsx'
import { useCartActions } from '../../../shared/item/use-cart-actions.ts'

const EditOptions = lazy(() => import('./edit-options.tsx'))
const NoteSheet = lazy(() => import('./note-sheet.tsx'))

export interface CartLineRowProps {
  readonly line: CartLine
  /** The unit price when the line was added, in paise, if it has changed since. */
  readonly priceBefore: number | undefined
}

const REASONS = ['item_sold_out', 'item_not_found', 'options_invalid', 'vendor_suspended'] as const

/** One line of the cart: quantity, options, and what has changed since it was added. */
export function CartLineRow({ line, priceBefore }: CartLineRowProps) {
  const { t } = useTranslation(['cart', 'food'])
  const { money } = useFormats()
  const { setQuantity, remove } = useCartActions()
  const editing = useSheet(`edit-${lineKey(line)}`)
  const noting = useSheet(`note-${lineKey(line)}`)
  const name = line.name ?? t('unnamed')
  const paise = line.unit_paise ?? 0
  const reason = REASONS.find((one) => one === line.unavailable_reason) ?? 'other'
  const hasOptions = line.options.length > 0
  // Other options would make it the customer's own line: whose it is would be lost.
  const canEdit = hasOptions && !line.group_person_id && (line.orderable || reason === 'options_invalid')
  const problem = line.orderable ? undefined : t(`unavailable.${reason}`)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
        <span className="relative self-start">
          <Picture src={pictureUrl(line.picture)} alt="" ratio="square" rounded="md" className="w-14" />
          {line.diet === null ? null : (
            <span className="absolute bottom-0.5 left-0.5 grid rounded-xs bg-surface-raised p-0.5 [&_svg]:size-3.5">
              <VegMark diet={line.diet} label={t(`food:diet.${line.diet}`)} />
            </span>
          )}
        </span>
        <div className="flex min-w-0 flex-1 basis-28 flex-col">
          <p className="text-sm leading-snug font-medium md:text-base">{name}</p>
          {hasOptions ? (
            <p className="text-sm text-ink-muted">{line.options.map((option) => option.name).join(' · ')}</p>
          ) : null}
          {line.for_name ? <PersonTag name={line.for_name} /> : null}
          {line.special_instructions ? (
            <p className="text-sm text-ink-muted italic">{line.special_instructions}</p>
          ) : null}
          {problem ? (
            <p className="flex items-center gap-1.5 text-sm font-medium text-danger-ink">
              <CircleAlert aria-hidden className="size-4 shrink-0" />
              {problem}
            </p>
          ) : null}
          {priceBefore === undefined ? null : (
            <p className="text-sm font-medium text-warning-ink">
              {t(paise > priceBefore ? 'priceRose' : 'priceFell', {
                before: money(priceBefore),
                now: money(paise),
              })}
            </p>
          )}
          <div className="flex flex-wrap items-center gap-x-3">
            <span className={problem ? 'text-ink-muted line-through' : 'font-semibold'}>
              <Price paise={paise * line.quantity} />
            </span>
            {canEdit ? (
              <Button
                variant="quiet"
                size="sm"
                className="-my-2"
                aria-label={`${t('edit')}: ${name}`}
                icon={<Pencil aria-hidden />}
                onClick={editing.open}
              >
                <span className="max-md:sr-only">{t('edit')}</span>
              </Button>
            ) : null}
            {line.orderable && !hasOptions ? (
              <Button
                variant="quiet"
                size="sm"
                className="-my-2"
                aria-label={`${t(line.special_instructions ? 'instructions.edit' : 'instructions.add')}: ${name}`}
                icon={<NotebookPen aria-hidden className="max-md:hidden" />}
                onClick={noting.open}
              >
                <span className="md:hidden">{t('instructions.short')}</span>
                <span className="max-md:hidden">
                  {t(line.special_instructions ? 'instructions.edit' : 'instructions.add')}
                </span>
              </Button>
            ) : null}
          </div>
        </div>
        <div className="ml-auto shrink-0">
          {line.orderable ? (
            <QuantityStepper
              toCart={false}
              value={line.quantity}
              onChange={(next) => (next === 0 ? void remove(line) : void setQuantity(line, next))}
              label={name}
              addLabel={t('quantity.add')}
              decreaseLabel={t('quantity.less', { name })}
              increaseLabel={t('quantity.more', { name })}
            />
          ) : (
            <Button
              variant="dangerQuiet"
              size="sm"
              aria-label={`${t('remove')}: ${name}`}
              onClick={() => void remove(line)}
            >
              {t('remove')}
            </Button>
          )}
        </div>
      </div>
      <Suspense>
        {editing.isOpen && canEdit ? <EditOptions line={line} onClose={editing.close} /> : null}
        {noting.isOpen ? <NoteSheet line={line} onClose={noting.close} /> : null}
      </Suspense>
    </>
  )
}
