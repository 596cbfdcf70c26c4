import { type MyVendor, useMyVendors } from '@angadi/data/vendor-console/my-vendors.ts'
import type { Right } from '@angadi/data/vendor-people/rights.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { lazy, type ReactNode, Suspense } from 'react'
import { useChosenVendor } from './chosen-vendor.ts'

/** Few have no business here: its form is not part of every console. */
const NoVendor = lazy(() => import('./no-vendor.tsx'))
const NoRight = lazy(() => import('./no-right.tsx'))

export interface WithVendorProps {
  /** The screen's title. */
  readonly title: string
  /** On phones, or everywhere, the title is for screen readers only: a list needs the room. */
  readonly isTitleShort?: boolean | 'everywhere' | undefined
  /** What the screen is for; a position without it is told so. */
  readonly right?: Right | undefined
  readonly children: (vendor: MyVendor) => ReactNode
}

/** A screen of the console for the chosen vendor; without one it leads there. */
export function WithVendor({ title, isTitleShort = false, right, children }: WithVendorProps) {
  const { t } = useTranslation(['vendor', 'common'])
  const { data, error, refetch, isFetching } = useMyVendors()
  const { vendor } = useChosenVendor()
  return (
    <Page width="wide" aboveNav>
      <h1
        className={`mb-3 text-xl font-bold md:mb-4 md:text-2xl ${isTitleShort === 'everywhere' ? 'sr-only' : isTitleShort ? 'max-md:sr-only' : ''}`}
      >
        {title}
      </h1>
      {vendor && (right === undefined || vendor.rights.includes(right)) ? children(vendor) : null}
      {vendor && right !== undefined && !vendor.rights.includes(right) ? (
        <Suspense fallback={<Loading />}>
          <NoRight right={right} />
        </Suspense>
      ) : null}
      {data && !vendor ? (
        <Suspense fallback={<Loading />}>
          <NoVendor />
        </Suspense>
      ) : null}
      {error && !data ? (
        <LoadFailed title={t('shop.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : null}
      {!data && !error ? <Loading /> : null}
    </Page>
  )
}

function Loading() {
  const { t } = useTranslation('common')
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton shape="box" className="h-64" />
    </SkeletonGroup>
  )
}
