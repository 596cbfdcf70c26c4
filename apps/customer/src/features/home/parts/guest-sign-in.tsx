import { signInPath } from '@angadi/auth/origin.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'

/** The way to sign in, for guests. */
export function GuestSignIn() {
  const { t } = useTranslation('home')
  const { ready, userId } = useSession()
  if (!ready || userId !== null) return null
  return (
    <LinkButton variant="soft" size="sm" render={<AppLink to={signInPath(pathTo('home'))} />}>
      {t('signIn')}
    </LinkButton>
  )
}
