import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useVendorItem } from '@angadi/data/vendor-products/item.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { OpenItem } from './open-item.tsx'

export interface ItemSheetProps {
  readonly itemId: string
  readonly vendor: MyVendor
  readonly onClose: () => void
}

/** One item in full, while it loads and after. */
export default function ItemSheet({ itemId, vendor, onClose }: ItemSheetProps) {
  const { t } = useTranslation(['vendor-products', 'common'])
  const { data: item, error, refetch, isFetching } = useVendorItem(vendor.id, itemId)
  if (item) return <OpenItem item={item} vendor={vendor} onClose={onClose} />
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('item')}
      closeLabel={t('common:close')}
      desktop="drawer"
      size="lg"
    >
      {error ? (
        <LoadFailed title={t('itemFailed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="h-96" />
        </SkeletonGroup>
      )}
    </DialogSheet>
  )
}
