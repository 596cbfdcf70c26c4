import { useProfile } from '@angadi/data/profile/profile.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PullRefresh } from '@angadi/shell/gestures/pull-refresh.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { ActiveNow } from './parts/active-now.tsx'
import { FavouriteVendors } from './parts/favourite-vendors.tsx'
import { Journey } from './parts/journey.tsx'
import { QuickServices } from './parts/quick-services.tsx'
import { RecentActivity } from './parts/recent-activity.tsx'
import { SpecialOffers } from './parts/special-offers.tsx'
import { Stats } from './parts/stats.tsx'

/** The customer's dashboard: stats, orders under way, offers, services, favourites, activity, journey (Spec §1 Dashboard). */
export default function DashboardScreen() {
  const { t } = useTranslation('dashboard')
  const { data: profile } = useProfile()
  const [name] = profile?.full_name?.trim().split(/\s+/) ?? []
  return (
    <PullRefresh>
      <AppBar
        title={name ? t('titleOf', { name }) : t('title')}
        back={{ label: t('back'), render: <AppLink to={pathTo('home')} /> }}
        actions={<PhoneActions />}
      />
      <Page aboveNav>
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
          <div className="flex min-w-0 flex-col gap-8">
            <Stats />
            <ActiveNow />
            <SpecialOffers />
            <QuickServices />
            <FavouriteVendors />
          </div>
          <div className="flex min-w-0 flex-col gap-8">
            <Journey />
            <RecentActivity />
          </div>
        </div>
      </Page>
    </PullRefresh>
  )
}
