import { useCart } from '@angadi/data/cart/use-cart.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { ShoppingBag } from 'lucide-react'
import { RunningGroups } from '../../shared/group/running-groups.tsx'
import { CartContent } from './parts/cart-content.tsx'

/** The whole cart, from any number of restaurants (Spec §4 Cart). */
export default function CartScreen() {
  const { t } = useTranslation('cart')
  return (
    <>
      <AppBar
        title={t('title')}
        back={{ label: t('back'), render: <AppLink to={pathTo('food')} /> }}
        actions={<PhoneActions />}
      />
      <Page>
        <RunningGroups />
        <CartState />
      </Page>
    </>
  )
}

function CartState() {
  const { t } = useTranslation('cart')
  const { data: lines, error, isFetching, refetch } = useCart()
  if (!lines && error)
    return <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
  if (!lines) return <CartSkeleton />
  if (lines.length > 0) return <CartContent lines={lines} />
  return (
    <EmptyState
      picture={<ShoppingBag aria-hidden />}
      title={t('empty.title')}
      action={<LinkButton render={<AppLink to={pathTo('food')} />}>{t('empty.browse')}</LinkButton>}
    >
      {t('empty.text')}
    </EmptyState>
  )
}

/** Placeholder while the cart is loading. */
function CartSkeleton() {
  const { t } = useTranslation('cart')
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="-mt-2 grid grid-cols-1 items-start gap-3 md:mt-0 md:grid-cols-[minmax(0,1fr)_23.5rem] md:gap-6">
        <Skeleton shape="box" className="h-68" />
        <div className="flex flex-col gap-3 md:gap-4">
          <Skeleton shape="box" className="h-12" />
          <Skeleton shape="box" className="h-54" />
        </div>
      </div>
    </SkeletonGroup>
  )
}
