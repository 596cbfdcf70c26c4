import { useWishlist } from '@angadi/data/shopping/wishlist.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Heart } from 'lucide-react'
import { ProductsSkeleton } from './parts/products-skeleton.tsx'
import { WishRow } from './parts/wish-row.tsx'

/** The items that the customer saved, at present prices (Spec §2 /shopping/wishlist). */
export default function WishlistScreen() {
  const { t } = useTranslation(['shopping', 'common'])
  const { data: wishes, error, isFetching, refetch, ...pages } = useWishlist()
  return (
    <>
      <AppBar
        title={t('wishlist.title')}
        back={{ label: t('common:back'), render: <AppLink to={pathTo('shopping')} /> }}
        actions={<PhoneActions />}
      />
      <Page>
        {error && !wishes ? (
          <LoadFailed title={t('wishlist.failed')} error={error} busy={isFetching} onRetry={refetch} />
        ) : !wishes ? (
          <ProductsSkeleton />
        ) : wishes.length === 0 ? (
          <EmptyState
            picture={<Heart aria-hidden />}
            title={t('wishlist.none')}
            action={
              <LinkButton render={<AppLink to={pathTo('shopping')} />}>{t('product.browse')}</LinkButton>
            }
          >
            {t('wishlist.noneText')}
          </EmptyState>
        ) : (
          <>
            <p className="mb-4 text-ink-muted">{t('wishlist.alerts')}</p>
            <ul className="grid grid-cols-1 gap-x-8 md:grid-cols-2">
              {wishes.map((wish) => (
                <li key={wish.wish_id} className="border-b border-line py-4">
                  <WishRow wish={wish} />
                </li>
              ))}
            </ul>
            <MorePages pages={pages} className="mt-6" />
          </>
        )}
      </Page>
    </>
  )
}
