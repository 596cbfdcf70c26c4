import { useMyApplications } from '@angadi/data/applications/my-applications.ts'
import { useMyShopSetups } from '@angadi/data/applications/shop-setup.ts'
import { useMyMeasures } from '@angadi/data/measures/my-measures.ts'
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
import { FileText } from 'lucide-react'
import { ApplicationCard } from './parts/application-card.tsx'
import { MeasureCard } from './parts/measure-card.tsx'

/** What became of one's applications, and what is to be done next (Spec §2 /provider/application-status). */
export default function StatusScreen() {
  const { t } = useTranslation('provider')
  const { data: applications, error, isFetching, refetch } = useMyApplications()
  const { data: measures = [] } = useMyMeasures()
  const { data: setups = [] } = useMyShopSetups()
  const apply = <AppLink to={pathTo('providerRegister')} />
  return (
    <>
      <AppBar
        title={t('status.title')}
        back={{ label: t('back'), render: <AppLink to={pathTo('profile')} /> }}
        actions={<PhoneActions />}
      />
      <Page aboveNav>
        <div className="mx-auto flex w-full max-w-reading flex-col gap-4">
          {measures.length > 0 ? (
            <ul className="flex flex-col gap-4">
              {measures.map((measure) => (
                <li key={measure.id}>
                  <MeasureCard measure={measure} />
                </li>
              ))}
            </ul>
          ) : null}
          {applications ? (
            applications.length > 0 ? (
              <>
                <ul className="flex flex-col gap-4">
                  {applications.map((application) => (
                    <li key={application.id}>
                      <ApplicationCard
                        application={application}
                        setup={setups.find(({ application_id: id }) => id === application.id)}
                      />
                    </li>
                  ))}
                </ul>
                <LinkButton variant="secondary" render={apply}>
                  {t('status.applyMore')}
                </LinkButton>
              </>
            ) : (
              <EmptyState
                picture={<FileText aria-hidden />}
                title={t('status.none')}
                action={<LinkButton render={apply}>{t('status.apply')}</LinkButton>}
              >
                {t('status.noneText')}
              </EmptyState>
            )
          ) : error ? (
            <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
          ) : (
            <SkeletonGroup label={t('loading')}>
              <Skeleton shape="box" className="h-48" />
            </SkeletonGroup>
          )}
        </div>
      </Page>
    </>
  )
}
