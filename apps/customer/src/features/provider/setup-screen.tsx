import { useShopSetup } from '@angadi/data/applications/shop-setup.ts'
import { AppError } from '@angadi/data/errors/app-error.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { EyeOff, Store } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router-dom'
import { HoursSection } from './setup/hours-section.tsx'
import { ItemsSection } from './setup/items-section.tsx'

/** Sets a shop up while its application waits: hours and first items, which approval makes the shop's own. */
export default function SetupScreen() {
  const { t } = useTranslation('shop-setup')
  const { applicationId = '' } = useParams()
  const [query, setQuery] = useSearchParams()
  const part = query.get('part') === 'items' ? 'items' : 'hours'
  const { data: setup, error, isFetching, refetch } = useShopSetup(applicationId)
  const status = <AppLink to={pathTo('providerApplicationStatus')} />
  const isGone = error instanceof AppError && error.code === 'application_not_found'
  return (
    <>
      <AppBar
        title={setup?.name || t('title')}
        back={{ label: t('back'), render: status }}
        actions={<PhoneActions />}
      />
      <Page aboveNav>
        <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
          {setup?.may_save ? (
            <>
              <Banner tone="action" icon={<EyeOff aria-hidden />}>
                {t('unseen')}
              </Banner>
              <SegmentedControl
                label={t('title')}
                value={part}
                onChange={(next) => setQuery({ part: next }, { replace: true })}
                segments={[
                  { value: 'hours', label: t('hours.title') },
                  { value: 'items', label: t(`${setup.sells}.title`) },
                ]}
              />
              {/* Both stay: hours that are typed are there again after a look at the items. */}
              <div hidden={part !== 'hours'}>
                <HoursSection setup={setup} />
              </div>
              <div hidden={part !== 'items'}>
                <ItemsSection setup={setup} />
              </div>
            </>
          ) : setup || isGone ? (
            <EmptyState
              picture={<Store aria-hidden />}
              title={t('over')}
              action={<LinkButton render={status}>{t('toStatus')}</LinkButton>}
            >
              {t('overText')}
            </EmptyState>
          ) : error ? (
            <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
          ) : (
            <SkeletonGroup label={t('loading')}>
              <Skeleton shape="box" className="h-14" />
              <Skeleton shape="box" className="h-96" />
              <Skeleton shape="box" className="h-40" />
            </SkeletonGroup>
          )}
        </div>
      </Page>
    </>
  )
}
