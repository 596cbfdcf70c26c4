import type { Sells } from '@angadi/domain/products/item-draft.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { FileUp, Plus, SearchX, ShoppingBasket, UtensilsCrossed } from 'lucide-react'

export interface NoItemsProps {
  readonly sells: Sells
  /** Whether there may be items that the search or a filter hides. */
  readonly isNarrowed: boolean
  readonly onShowAll: () => void
  readonly onAdd: () => void
  readonly onImport: () => void
}

/** Shown instead of an empty list: nothing fits, or nothing is there yet. */
export function NoItems({ sells, isNarrowed, onShowAll, onAdd, onImport }: NoItemsProps) {
  const { t } = useTranslation('vendor-products')
  if (isNarrowed)
    return (
      <EmptyState
        picture={<SearchX aria-hidden />}
        title={t('noMatch')}
        action={
          <Button variant="secondary" onClick={onShowAll}>
            {t('showAll')}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      picture={sells === 'dishes' ? <UtensilsCrossed aria-hidden /> : <ShoppingBasket aria-hidden />}
      title={t('empty')}
      action={
        <>
          <Button variant="secondary" icon={<Plus aria-hidden />} onClick={onAdd}>
            {t('add')}
          </Button>
          <Button variant="secondary" icon={<FileUp aria-hidden />} onClick={onImport}>
            {t('file.import')}
          </Button>
        </>
      }
    >
      {t('emptyText')}
    </EmptyState>
  )
}
