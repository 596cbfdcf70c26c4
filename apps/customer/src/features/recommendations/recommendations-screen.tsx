import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PullRefresh } from '@angadi/shell/gestures/pull-refresh.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Suggestions } from './parts/suggestions.tsx'

/** Everything that is suggested to the customer here and now, each with its reason (Spec §2 /recommendations). */
export default function RecommendationsScreen() {
  const { t } = useTranslation('dashboard')
  return (
    <PullRefresh>
      <AppBar
        title={t('forYou.title')}
        back={{ label: t('back'), render: <AppLink to={pathTo('home')} /> }}
        actions={<PhoneActions />}
      />
      <Page aboveNav>
        <div className="flex flex-col gap-6">
          <p className="text-ink-muted">
            {t('forYou.how')}{' '}
            <AppLink to={pathTo('profile')} className="font-semibold text-action-ink underline">
              {t('forYou.change')}
            </AppLink>
          </p>
          <Suggestions />
        </div>
      </Page>
    </PullRefresh>
  )
}
