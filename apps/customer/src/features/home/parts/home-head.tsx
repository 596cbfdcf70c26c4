import { signInPath } from '@angadi/auth/origin.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { HomeLocationChip } from './home-location-chip.tsx'

/** The header of the home screen: location, language and notification bell, sign-in for guests. */
export function HomeHead() {
  const { t } = useTranslation('home')
  const { ready, userId } = useSession()
  return (
    <AppBar
      title={<HomeLocationChip />}
      actions={
        <>
          <PhoneActions />
          {ready && userId === null ? (
            <div className="pr-2">
              <LinkButton variant="soft" size="sm" render={<AppLink to={signInPath(pathTo('home'))} />}>
                {t('signIn')}
              </LinkButton>
            </div>
          ) : null}
        </>
      }
    />
  )
}
