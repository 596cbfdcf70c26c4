import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { type DeliveryLocation, useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { townNear } from '@angadi/location/towns.ts'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { LocationChip } from './location-chip.tsx'
import { useIsLocating } from './use-is-locating.ts'

export interface LocatedPageProps {
  /** The name of the page, for whoever hears it. */
  readonly title: string
  readonly search: {
    readonly label: string
    readonly clearLabel: string
    readonly value: string
    readonly onChange: (value: string) => void
  }
  /** What is shown while the location is being found. */
  readonly skeleton: ReactNode
  /** What is said as long as nobody knows where to deliver. */
  readonly noLocation: { readonly title: string; readonly text: string; readonly choose: string }
  /** What there is at the location. */
  readonly children: (location: DeliveryLocation) => ReactNode
}

/** A page about what is delivered to the chosen location: the location and a search above, or the way to choose one. */
export function LocatedPage({ title, search, skeleton, noLocation, children }: LocatedPageProps) {
  const { t } = useTranslation('location')
  const location = useDeliveryLocation((state) => state.location)
  const locationSheet = useSheet('location')
  const isFinding = useIsLocating()
  const city = location ? townNear(location)?.city : undefined
  return (
    <>
      <AppBar
        title={
          <>
            {/* Wide screens have the location in the one bar above. */}
            <h1 className="truncate text-lg font-bold max-md:sr-only">{title}</h1>
            <span className="contents md:hidden">
              <LocationChip
                location={location?.name ?? t('chip.none')}
                note={location ? (city === location.name ? title : city) : t('chip.noneNote')}
                actionLabel={t('chip.change')}
                isSentence={!location}
                onClick={locationSheet.open}
                busy={isFinding}
              />
            </span>
          </>
        }
        actions={<PhoneActions />}
      >
        {location || isFinding ? <SearchField {...search} className="md:max-w-reading" /> : null}
      </AppBar>
      <Page aboveNav>
        {location ? (
          children(location)
        ) : isFinding ? (
          skeleton
        ) : (
          <EmptyState
            picture={<MapPin aria-hidden />}
            title={noLocation.title}
            action={<Button onClick={locationSheet.open}>{noLocation.choose}</Button>}
          >
            {noLocation.text}
          </EmptyState>
        )}
      </Page>
    </>
  )
}
