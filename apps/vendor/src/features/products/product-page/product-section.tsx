import type { VendorItemInFull } from '@angadi/data/vendor-products/item.ts'
import { useVendorProduct } from '@angadi/data/vendor-products/product.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { PageForm } from './page-form.tsx'
import { VariantsForm } from './variants-form.tsx'

export interface ProductSectionProps {
  readonly item: VendorItemInFull
  readonly vendorId: string
}

/** The page of the product that an item belongs to, and its variants; saved apart from the item. */
export function ProductSection({ item, vendorId }: ProductSectionProps) {
  const { t } = useTranslation(['vendor-product-pages', 'common'])
  const { data, error, isFetching, refetch } = useVendorProduct(vendorId, item.id)
  if (error && !data)
    return <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
  if (!data)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <Skeleton shape="box" className="h-40" />
      </SkeletonGroup>
    )
  return (
    <div className="flex flex-col gap-7">
      <VariantsForm item={item} vendorId={vendorId} product={data} />
      {data.may_change ? (
        <PageForm key={data.product?.id ?? 'new'} item={item} vendorId={vendorId} product={data.product} />
      ) : (
        <p className="rounded-md bg-surface-sunken px-3 py-2 text-sm">{t('page.notYours')}</p>
      )}
    </div>
  )
}
