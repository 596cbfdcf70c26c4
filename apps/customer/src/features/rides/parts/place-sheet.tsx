import { useAddresses } from '@angadi/data/addresses/addresses.ts'
import type { RidePlace } from '@angadi/data/rides/ride-request.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { TOWNS } from '@angadi/location/towns.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { History, MapPin, MapPinHouse } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useStoredAddresses } from '../../../shared/location/saved-addresses.ts'
import { useSearchCombobox } from '../../../shared/search/use-search-combobox.ts'
import { useRideDraft } from '../ride-draft.ts'
import { SHORTEST_NAME, usePlaceSearch } from '../use-place-search.ts'
import { PlaceOptions } from './place-options.tsx'
import { PlacePin } from './place-pin.tsx'

export interface PlaceSheetProps {
  /** Which place is chosen, such as "Pick-up". */
  readonly title: string
  readonly value: RidePlace | undefined
  readonly onPick: (place: RidePlace) => void
  readonly onClose: () => void
}

/** Chooses a place of a ride: where one is, a name, a saved or recent place, an area, or a pin (Spec §4 Location). */
export default function PlaceSheet({ title, value, onPick, onClose }: PlaceSheetProps) {
  const { t } = useTranslation(['rides', 'common'])
  const [pin, setPin] = useState(value)
  const location = useDeliveryLocation((state) => state.location)
  const search = usePlaceSearch(value ?? location)
  const { field, list } = useSearchCombobox('', (text) => {
    if (text.length >= SHORTEST_NAME) void search.search(text)
  })
  const saved = useSaved()
  const userId = useUserId()
  const recent = useRideDraft((state) => (state.owner === userId ? state.recent : NONE))
  const wanted = field.value.trim().toLowerCase()
  const matching = (places: readonly RidePlace[]) =>
    places.filter(({ label, landmark }) => `${label} ${landmark ?? ''}`.toLowerCase().includes(wanted))
  const lists = [
    { key: 'recent', title: t('place.recent'), icon: <History aria-hidden />, places: matching(recent) },
    { key: 'saved', title: t('place.saved'), icon: <MapPinHouse aria-hidden />, places: matching(saved) },
    { key: 'areas', title: t('place.areas'), icon: <MapPin aria-hidden />, places: matching(AREAS) },
  ].filter(({ places }) => places.length > 0)
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title}
      closeLabel={t('common:close')}
      footer={
        <Button
          size="lg"
          wide
          disabled={pin === undefined}
          onClick={() => {
            if (pin) onPick(pin)
          }}
        >
          {t('place.use')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <PlacePin value={pin} onChange={setPin} />
        <div className="flex flex-col gap-1">
          <SearchField
            label={t('place.search')}
            placeholder={t('place.search')}
            clearLabel={t('place.clear')}
            {...field}
            aria-expanded={wanted !== ''}
            aria-controls={wanted === '' ? undefined : list.id}
          />
          {wanted === '' ? null : (
            <PlaceOptions
              list={list}
              known={lists.flatMap(({ icon, places }) => places.map((place) => ({ place, icon })))}
              search={search}
              onPick={onPick}
            />
          )}
        </div>
        {wanted === ''
          ? lists.map(({ key, title: head, icon, places }) => (
              <PlaceList key={key} title={head} icon={icon} places={places} onPick={onPick} />
            ))
          : null}
      </div>
    </DialogSheet>
  )
}

interface PlaceListProps {
  readonly title: string
  readonly icon: ReactNode
  readonly places: readonly RidePlace[]
  readonly onPick: (place: RidePlace) => void
}

function PlaceList({ title, icon, places, onPick }: PlaceListProps) {
  return (
    <section aria-label={title}>
      <h3 className="mb-1 text-sm font-semibold text-ink-muted">{title}</h3>
      <ul className="divide-y divide-line">
        {places.map((place) => (
          <li key={`${place.label} ${place.lat} ${place.lng}`}>
            <ListRow
              isDense
              lead={icon}
              title={place.label}
              note={place.landmark}
              render={<button type="button" onClick={() => onPick(place)} />}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const NONE: readonly RidePlace[] = []

const AREAS: readonly RidePlace[] = TOWNS.map(({ name, city, lat, lng }) => ({
  lat,
  lng,
  label: name === city ? name : `${name}, ${city}`,
}))

/** The saved addresses as places; offline those that this browser keeps. */
function useSaved(): readonly RidePlace[] {
  const userId = useUserId()
  const { data } = useAddresses()
  const stored = useStoredAddresses((state) => (state.userId === userId ? state.addresses : undefined))
  return (data ?? stored ?? []).map(({ label, line, city, lat, lng }) => ({
    lat,
    lng,
    label,
    landmark: `${line}, ${city}`,
  }))
}
