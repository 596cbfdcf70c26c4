import type { CartLine } from '@angadi/data/cart/cart-line.ts'
import { useTranslatedMenu } from '@angadi/data/vendors/menu.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { ErrorState } from '@angadi/ui/error-state/error-state.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { additionOf } from '../../../shared/item/addition-of.ts'
import ItemSheet, { type DishChoice } from '../../../shared/item/item-sheet.tsx'
import { useCartActions } from '../../../shared/item/use-cart-actions.ts'

export interface EditOptionsProps {
  readonly line: CartLine
  readonly onClose: () => void
}

/** Changes the options of an item in the cart. */
export default function EditOptions({ line, onClose }: EditOptionsProps) {
  const { t } = useTranslation(['cart', 'common'])
  const errorText = useErrorText()
  const { replace } = useCartActions()
  const { data: menu, error, isFetching, refetch } = useTranslatedMenu(line.vendor_id ?? undefined)
  const item = menu?.flatMap(({ items }) => items).find(({ id }) => id === line.item_id)
  const decide = (choice: DishChoice) => {
    if (item)
      void replace(line, additionOf(item, { id: line.vendor_id ?? '', name: line.vendor_name ?? '' }, choice))
    onClose()
  }
  if (item)
    return (
      <ItemSheet
        item={item}
        start={{
          optionIds: line.option_ids,
          quantity: line.quantity,
          instructions: line.special_instructions ?? '',
        }}
        actionLabel={t('saveOptions')}
        onDecide={decide}
        onClose={onClose}
      />
    )
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={line.name ?? t('unnamed')}
      closeLabel={t('common:close')}
    >
      {menu || error ? (
        <ErrorState
          title={t('failedEdit')}
          retryLabel={t('common:retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {error ? errorText(error) : t('unavailable.item_not_found')}
        </ErrorState>
      ) : (
        <SkeletonGroup label={t('common:loading')}>
          <div className="flex flex-col gap-3">
            <Skeleton shape="box" className="h-12" />
            <Skeleton shape="box" className="h-12" />
            <Skeleton shape="box" className="h-12" />
          </div>
        </SkeletonGroup>
      )}
    </DialogSheet>
  )
}
