import { AppError } from '@angadi/data/errors/app-error.ts'
import { useStorefront } from '@angadi/data/public-pages/storefront.ts'
import { useCountVisit } from '@angadi/data/vendors/count-visit.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { SavedNote } from '@angadi/shell/network/saved-note.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Store } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { VendorHeart } from '../../shared/favourites/vendor-heart.tsx'
import { PageSkeleton } from '../../shared/listing/page-skeleton.tsx'
import { sellsDishes } from '../../shared/trade/facts-of.ts'
import { ShareButton } from './parts/share-button.tsx'
import { StorefrontView } from './parts/storefront-view.tsx'

/** The public page of a vendor, to be shared and scanned (Spec §2 /shop/{vendorSlug}). */
export default function StorefrontScreen() {
  const { t } = useTranslation(['storefront', 'common'])
  const { vendorSlug = '' } = useParams()
  const { data: vendor, dataUpdatedAt, error, isFetching, refetch } = useStorefront(vendorSlug)
  useCountVisit(vendor?.id)
  const isUnknown = error instanceof AppError && error.code === 'vendor_not_found'
  return (
    <>
      <AppBar
        title={
          <p aria-hidden className="truncate text-lg font-bold">
            {vendor?.name}
          </p>
        }
        back={{ label: t('common:back'), render: <AppLink to={pathTo('home')} /> }}
        actions={
          <>
            {vendor ? (
              <>
                <VendorHeart vendor={vendor} />
                <ShareButton vendor={vendor} />
              </>
            ) : null}
            <PhoneActions />
          </>
        }
      />
      <Page aboveNav>
        {vendor ? (
          <>
            {/* The items of a shop show their own age. */}
            {sellsDishes(vendor.kind) ? <SavedNote since={dataUpdatedAt} /> : null}
            <StorefrontView key={vendor.id} vendor={vendor} />
          </>
        ) : isUnknown ? (
          <EmptyState
            picture={<Store aria-hidden />}
            title={t('unknown.title')}
            action={<LinkButton render={<AppLink to={pathTo('categories')} />}>{t('browse')}</LinkButton>}
          >
            {t('unknown.text')}
          </EmptyState>
        ) : error ? (
          <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
        ) : (
          <PageSkeleton label={t('common:loading')} />
        )}
      </Page>
    </>
  )
}
