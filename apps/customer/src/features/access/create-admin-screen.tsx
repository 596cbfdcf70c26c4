import { signInPath } from '@angadi/auth/origin.ts'
import { AppError } from '@angadi/data/errors/app-error.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { useCreateFirstAdmin, useSetupIsOpen } from '@angadi/data/session/setup.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { Waiting } from '@angadi/shell/waiting.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { AdminExists } from './parts/admin-exists.tsx'
import { AdminReady } from './parts/admin-ready.tsx'
import { SetupForm } from './parts/setup-form.tsx'
import { SetupSignIn } from './parts/setup-sign-in.tsx'

/** Creates the first administrator with the token printed at start-up (Decisions, "/create-admin"). */
export default function CreateAdminScreen() {
  const { t } = useTranslation('roles')
  const ready = useSession((session) => session.ready)
  const userId = useSession((session) => session.userId)
  const setup = useSetupIsOpen()
  const creating = useCreateFirstAdmin()
  const { submit, isBusy } = useSubmission({
    form: 'create-admin',
    work: (token: string) => creating.mutateAsync(token),
    onError: () => undefined,
  })
  const isTaken = creating.error instanceof AppError && creating.error.code === 'admin_exists'
  if (!ready) return <Waiting />
  if (userId === null) return <SetupSignIn signIn={signInPath(pathTo('createAdmin'))} />
  if (creating.data?.outcome === 'created') return <AdminReady />
  if (setup.data === false || isTaken) return <AdminExists />
  if (setup.isError)
    return (
      <Page width="form">
        <LoadFailed
          title={t('setup.unknown')}
          error={setup.error}
          busy={setup.isFetching}
          onRetry={() => setup.refetch()}
        />
      </Page>
    )
  if (setup.data === undefined) return <Waiting />
  return (
    <SetupForm
      busy={isBusy}
      answer={creating.data}
      error={creating.error ?? undefined}
      onSubmit={(token) => void submit(token)}
    />
  )
}
