import { signInPath } from '@angadi/auth/origin.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { usePlace } from '@angadi/location/place-store.ts'
import { townNear } from '@angadi/location/towns.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LanguageButton } from '@angadi/shell/header/language-button.tsx'
import { NotificationBell } from '@angadi/shell/header/notification-bell.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { LocationChip } from '@angadi/ui/location-chip/location-chip.tsx'
import { useIsFindingPlace } from '../../../place/use-is-finding-place.ts'
import { Greeting } from './greeting.tsx'
import { SearchBox } from './search-box.tsx'

/** The head of the home screen: place, greeting, sign-in for guests, search. */
export function HomeHead() {
  const { t } = useTranslation(['home', 'location'])
  const { ready, userId } = useSession()
  const place = usePlace((state) => state.place)
  const sheet = useSheet('place')
  const isFinding = useIsFindingPlace()
  const city = place ? townNear(place)?.city : undefined
  return (
    <>
      <AppBar
        title={
          <LocationChip
            place={place?.name ?? t('location:chip.none')}
            note={place ? (city === place.name ? undefined : city) : t('location:chip.noneNote')}
            actionLabel={t('location:chip.change')}
            onClick={sheet.open}
            busy={isFinding}
          />
        }
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
