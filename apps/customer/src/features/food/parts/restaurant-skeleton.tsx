import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { MenuSkeleton } from './menu-skeleton.tsx'

/** Placeholder while a restaurant is loading. */
export function RestaurantSkeleton() {
  const { t } = useTranslation(['food', 'common'])
  return (
    <>
      <AppBar
        title={<h1 className="sr-only">{t('loadingMenu')}</h1>}
        back={{ label: t('common:back'), render: <AppLink to={pathTo('food')} /> }}
      />
      <Page>
        <SkeletonGroup label={t('common:loading')}>
          <div className="grid grid-cols-1 gap-5 md:grid-cols-[minmax(0,1fr)_16rem] md:gap-10">
            <Skeleton
              shape="box"
              className="-mx-4 -mt-5 h-22 rounded-none md:order-last md:m-0 md:h-36 md:rounded-xl"
            />
            <div className="flex flex-col gap-3">
              <Skeleton className="w-3/4 text-xl md:text-3xl" />
              <Skeleton className="w-1/2" />
              <Skeleton className="w-2/3" />
            </div>
          </div>
          <MenuSkeleton />
        </SkeletonGroup>
      </Page>
    </>
  )
}
