import { useUserId } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { SavedNote } from '@angadi/shell/network/saved-note.tsx'
import { Suspense } from 'react'
import { OutOfArea } from '../../../shared/location/out-of-area.tsx'
import { useSeen } from '../../../shared/recents/recently-seen.ts'
import { BlocksSkeleton } from '../parts/blocks-skeleton.tsx'
import { useHome } from '../use-home.ts'
import { Collections } from './collections.tsx'
import { MealPictures } from './meal-pictures.tsx'
import { PromiseRow } from './promise-row.tsx'
import { Stores } from './stores.tsx'
import { Towns } from './towns.tsx'
import { WhenNear } from './when-near.tsx'
import { WhenScrolled } from './when-scrolled.tsx'

// Without a fallback of its own: coming later, it would push down what is below.
const OrderAgain = lazy(() => import('./order-again.tsx'))
const Recents = lazy(() => import('./recents.tsx'))
const GoodsRail = lazy(() => import('./goods-rail.tsx'))
const ForYou = lazy(() => import('./for-you.tsx'))
const Discover = lazy(() => import('./discover.tsx'))
const Partners = lazy(() => import('./partners.tsx'))
const Footer = lazy(() => import('./footer.tsx'))
const StructuredData = lazy(() => import('./structured-data.tsx'))

/** Under so many there is no rail of what was seen lately. */
const FEWEST_SEEN = 2

/**
 * What stands below the services: promises, orders to repeat, the meal of the hour, restaurants, goods, collections,
 * Explore & Discover, partners and the footer. What lies far down loads when one comes near.
 */
export default function HomeBlocks() {
  const { t } = useTranslation('home')
  const isSignedIn = useUserId() !== null
  const seen = useSeen()
  const { data: home, dataUpdatedAt, location, isPending, error, isFetching, refetch } = useHome()
  if (isPending) return <BlocksSkeleton />
  // A signed-in user is told above, where their own orders would be.
  if (error && !home)
    return isSignedIn ? null : (
      <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
    )
  return (
    <div className="flex flex-col gap-6 md:gap-8">
      <SavedNote since={dataUpdatedAt} />
      {isSignedIn ? <OrderAgain /> : null}
      {home.meal ? <MealPictures meal={home.meal} /> : null}
      <PromiseRow promises={home.promises} groceryMinutes={home.tiles['grocery']?.minutes} />
      {location && home.stores.length === 0 && home.goods.length === 0 ? (
        <OutOfArea location={location} />
      ) : home.towns ? (
        <Towns towns={home.towns} />
      ) : null}
      <Stores stores={home.stores} location={location} />
      {seen.length < FEWEST_SEEN ? null : (
        <WhenNear reserve="min-h-48">
          <Recents seen={seen} />
        </WhenNear>
      )}
      {home.goods.length > 0 ? (
        <WhenNear reserve="min-h-84">
          <GoodsRail goods={home.goods} />
        </WhenNear>
      ) : null}
      <Collections collections={home.collections} />
      {home.discover.items.length > 0 ? (
        <WhenNear reserve="min-h-400">
          <Discover discover={home.discover} />
        </WhenNear>
      ) : null}
      {isSignedIn ? (
        <WhenNear reserve="min-h-68">
          <ForYou />
        </WhenNear>
      ) : null}
      <WhenScrolled reserve="min-h-52">
        <Partners />
      </WhenScrolled>
      <WhenNear reserve="min-h-100">
        <Footer company={home.company} />
      </WhenNear>
      <Suspense>
        <StructuredData home={home} />
      </Suspense>
    </div>
  )
}
