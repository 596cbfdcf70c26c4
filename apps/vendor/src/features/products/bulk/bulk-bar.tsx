import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import type { VendorCatalogue } from '@angadi/data/vendor-products/catalogue.ts'
import type { ItemsFilter } from '@angadi/data/vendor-products/items-filter.ts'
import type { Sells } from '@angadi/domain/products/item-draft.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { X } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Selection } from '../use-selection.ts'

const BulkSheet = lazy(() => import('./bulk-sheet.tsx'))

export interface BulkBarProps {
  readonly vendor: MyVendor
  readonly sells: Sells
  readonly filter: ItemsFilter
  readonly selection: Selection
  readonly catalogue: VendorCatalogue | undefined
}

/** How many items are chosen, and what to do with them; above the navigation while items are being chosen. */
export function BulkBar({ vendor, sells, filter, selection, catalogue }: BulkBarProps) {
  const { t } = useTranslation('vendor-products')
  const errorText = useErrorText()
  const [isOpen, setOpen] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const count = selection.chosen?.size ?? 0
  const chooseAll = () => {
    setChoosing(true)
    selection
      .chooseAll(filter)
      .catch((error: unknown) => notify.problem(errorText(error)))
      .finally(() => setChoosing(false))
  }
  return (
    <>
      <div aria-hidden className="h-24" />
      <section
        data-bottom-bar
        aria-label={t('bulk.label')}
        className="fixed inset-x-0 bottom-0 z-cart border-t border-line bg-surface-overlay px-4 py-2.5 shadow-floating max-md:bottom-[var(--spacing-nav-room)]"
      >
        <div className="mx-auto flex max-w-reading items-center gap-2">
          <IconButton label={t('bulk.end')} icon={<X aria-hidden />} onClick={selection.end} />
          <p role="status" className="min-w-0 flex-1 font-semibold">
            {t('bulk.chosen', { count })}
          </p>
          <Button variant="quiet" size="sm" busy={isChoosing} onClick={chooseAll}>
            {t('bulk.all')}
          </Button>
          <Button size="sm" disabled={count === 0} onClick={() => setOpen(true)}>
            {t('bulk.change')}
          </Button>
        </div>
      </section>
      {isOpen && selection.chosen ? (
        <Suspense>
          <BulkSheet
            vendor={vendor}
            sells={sells}
            itemIds={[...selection.chosen]}
            sections={catalogue?.sections ?? []}
            onDone={selection.end}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
