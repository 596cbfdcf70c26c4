import { rootSignInPath } from '@angadi/auth/origin.ts'
import { dismissEnding } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { matchRoute } from '@angadi/routes/match-route.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { LogOut, X } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { AppLink } from '../app-link.tsx'

/** The sign-in screens, on which the message has no sign-in button. */
const SIGN_IN_ROUTES: ReadonlySet<string> = new Set(['auth', 'rootAuth', 'beautyAuth', 'authCallback'])

/** Shows that the session ended without a sign-out, until the user signs in or dismisses it. */
export default function SessionEnded() {
  const { t } = useTranslation(['roles', 'shell'])
  const { pathname, search } = useLocation()
  const isSigningIn = SIGN_IN_ROUTES.has(matchRoute(pathname)?.route.name ?? '')
  return (
    <Banner
      edge
      tone="warning"
      icon={<LogOut aria-hidden />}
      title={t('ended.title')}
      action={
        <span className="flex items-center gap-1">
          {isSigningIn ? null : (
            <LinkButton
              variant="secondary"
              size="sm"
              render={<AppLink to={rootSignInPath(pathname + search)} />}
            >
              {t('shell:signIn')}
            </LinkButton>
          )}
          <IconButton label={t('ended.dismiss')} icon={<X aria-hidden />} onClick={dismissEnding} />
        </span>
      }
    >
      {t('ended.text')}
    </Banner>
  )
}
