import { useRoles } from '@angadi/data/profile/profile.ts'
import { useGrantedRoles } from '@angadi/data/session/check-roles.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Waiting } from '@angadi/shell/waiting.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { RoleTestView } from './parts/role-test-view.tsx'

/** The roles in the session, and what guards and server answer for them (Spec §2 /role-test). */
export default function RoleTestScreen() {
  const { t } = useTranslation('roles')
  const carried = useSession(({ claimedRoles }) => claimedRoles)
  const { data: roles } = useRoles()
  const granted = useGrantedRoles()
  if (granted.isError && granted.data === undefined)
    return (
      <Page width="reading">
        <LoadFailed
          title={t('test.serverFailed')}
          error={granted.error}
          busy={granted.isFetching}
          onRetry={() => granted.refetch()}
        />
      </Page>
    )
  if (granted.data === undefined) return <Waiting />
  return <RoleTestView carried={carried} roles={roles} granted={granted.data} />
}
