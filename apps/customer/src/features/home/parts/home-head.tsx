import { signInPath } from '@angadi/auth/origin.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LanguageButton } from '@angadi/shell/header/language-button.tsx'
import { NotificationBell } from '@angadi/shell/header/notification-bell.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Greeting } from './greeting.tsx'
import { PlaceChip } from './place-chip.tsx'
import { SearchBox } from './search-box.tsx'

/** The head of the home screen: place, greeting, sign-in for guests, search. */
export function HomeHead() {
  const { t } = useTranslation('home')
  const { ready, userId } = useSession()
  return (
    <>
      <AppBar
        title={<PlaceChip />}
        actions={
          <>
            {/* Wider screens have both in the bar above. */}
            <span className="contents md:hidden">
              <LanguageButton />
              <NotificationBell />
            </span>
            {ready && userId === null ? (
              <div className="pr-2">
                <LinkButton size="sm" render={<AppLink to={signInPath(pathTo('home'))} />}>
                  {t('signIn')}
                </LinkButton>
              </div>
            ) : null}
          </>
        }
      />
      <section
        aria-label={t('search.label')}
        className="mx-auto w-full max-w-page px-4 pt-5 md:px-6 md:pt-10"
      >
        <Greeting />
        <SearchBox />
      </section>
    </>
  )
}
