import type { RidePlace } from '@angadi/data/rides/ride-request.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { MapPin, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { SearchOption } from '../../../shared/search/search-option.tsx'
import type { SearchList } from '../../../shared/search/use-search-combobox.ts'
import { type PlaceSearchState, SHORTEST_NAME } from '../use-place-search.ts'

export interface PlaceOptionsProps {
  readonly list: SearchList
  /** Saved and recent places and areas that hold what is typed, each with its sign. */
  readonly known: readonly { readonly place: RidePlace; readonly icon: ReactNode }[]
  readonly search: PlaceSearchState
  readonly onPick: (place: RidePlace) => void
}

/** Below the search field of places: what is known, the search itself, and what it has found. */
export function PlaceOptions({ list, known, search, onPick }: PlaceOptionsProps) {
  const { t } = useTranslation('rides')
  const wanted = list.text.trim()
  const { text, isSearching, result } = search
  const isAnswered = text === wanted && !isSearching
  const found = isAnswered && result?.kind === 'found' ? result.places : []
  const places: PlaceOptionsProps['known'] = [
    ...found.map((place) => ({ place, icon: <MapPin aria-hidden /> })),
    ...known,
  ]
  const told = () => {
    if (isSearching) return t('place.finding')
    if (!isAnswered || result === undefined) return ''
    if (result.kind === 'found')
      return found.length > 0 ? t('place.found', { count: found.length }) : t('place.nothing')
    return t(`place.${result.kind}`)
  }
  return (
    <div>
      <p role="status" className="min-h-6 text-sm font-medium">
        {told()}
      </p>
      <div id={list.id} role="listbox" aria-label={t('place.results')} className="flex flex-col">
        {places.map(({ place, icon }, index) => (
          <SearchOption
            key={`${place.label} ${place.lat} ${place.lng}`}
            id={`${list.id}-${index}`}
            isActive={list.activeId === `${list.id}-${index}`}
            onChoose={() => onPick(place)}
            lead={icon}
            title={place.label}
            note={place.landmark}
          />
        ))}
        {wanted.length >= SHORTEST_NAME && text !== wanted ? (
          <SearchOption
            id={`${list.id}-search`}
            isActive={list.activeId === `${list.id}-search`}
            onChoose={() => list.search(wanted)}
            lead={<Search aria-hidden />}
            title={t('place.find', { text: wanted })}
          />
        ) : null}
      </div>
    </div>
  )
}
