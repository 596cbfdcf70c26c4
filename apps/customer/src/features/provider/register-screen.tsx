import { useMyApplications } from '@angadi/data/applications/my-applications.ts'
import { useProviderRoles } from '@angadi/data/applications/provider-roles.ts'
import { isEditable } from '@angadi/domain/applications/turns.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Navigate, useSearchParams } from 'react-router-dom'
import { ApplicationForm } from './parts/application-form.tsx'
import { RoleChoice } from './parts/role-choice.tsx'
import { useProviderWords } from './parts/use-provider-words.ts'

/** Applies to sell or to carry: what one wants to be, then the steps of one application (Spec §2 /provider/register). */
export default function RegisterScreen() {
  const { t } = useTranslation('provider')
  const words = useProviderWords()
  const [query] = useSearchParams()
  const wanted = query.get('application')
  const roles = useProviderRoles()
  const mine = useMyApplications()
  const application = mine.data?.find(({ id }) => id === wanted)
  const failed = [roles, mine].find(({ error, data }) => error && data === undefined)
  if (application && !isEditable(application))
    return <Navigate to={pathTo('providerApplicationStatus')} replace />
  return (
    <>
      <AppBar
        title={application ? words.role(application.role) : t('title')}
        back={{ label: t('back'), render: <AppLink to={pathTo('profile')} /> }}
        actions={<PhoneActions />}
      />
      <Page aboveNav>
        <div className="mx-auto flex w-full max-w-reading flex-col gap-5">
          {roles.data && mine.data ? (
            application ? (
              <ApplicationForm
                key={application.id}
                application={application}
                agreement={roles.data.agreement}
              />
            ) : (
              <RoleChoice roles={roles.data.roles} applications={mine.data} wanted={query.get('for')} />
            )
          ) : failed ? (
            <LoadFailed
              title={t('failed')}
              error={failed.error}
              busy={failed.isFetching}
              onRetry={() => Promise.all([roles.refetch(), mine.refetch()])}
            />
          ) : (
            <SkeletonGroup label={t('loading')}>
              <Skeleton shape="box" className="h-24" />
              <Skeleton shape="box" className="h-24" />
              <Skeleton shape="box" className="h-24" />
            </SkeletonGroup>
          )}
        </div>
      </Page>
    </>
  )
}
