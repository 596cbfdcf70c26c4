import { AppError } from '@angadi/data/errors/app-error.ts'
import { useProduct } from '@angadi/data/shopping/product.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { PackageX } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { ProductSkeleton } from './parts/product-skeleton.tsx'
import { ProductView } from './parts/product-view.tsx'
import { usePincode } from './use-pincode.ts'

/** One product with everything that is offered of it, or a message if it is not sold any more (Spec §2 Shopping). */
export default function ProductScreen() {
  const { t } = useTranslation(['shopping', 'common'])
  const { productId = '' } = useParams()
  const { pincode } = usePincode()
  const { data: product, dataUpdatedAt, error, isFetching, refetch } = useProduct(productId, pincode)
  const isGone = error instanceof AppError && error.code === 'product_not_found'
  return (
    <>
      <AppBar
        title={product?.brand ?? t('product.title')}
        back={{ label: t('common:back'), render: <AppLink to={pathTo('shopping')} /> }}
        actions={<PhoneActions />}
      />
      {product && !isGone ? (
        <ProductView key={product.id} product={product} since={dataUpdatedAt} itemId={productId} />
      ) : (
        <Page>
          {isGone ? (
            <EmptyState
              picture={<PackageX aria-hidden />}
              title={t('product.gone')}
              action={
                <LinkButton render={<AppLink to={pathTo('shopping')} />}>{t('product.browse')}</LinkButton>
              }
            >
              {t('product.goneText')}
            </EmptyState>
          ) : error ? (
            <LoadFailed title={t('product.failed')} error={error} busy={isFetching} onRetry={refetch} />
          ) : (
            <ProductSkeleton />
          )}
        </Page>
      )}
    </>
  )
}
