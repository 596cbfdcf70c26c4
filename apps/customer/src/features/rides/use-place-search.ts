import { placeFinder } from '@angadi/data/location/place-finder.ts'
import type { LatLng } from '@angadi/domain/geo.ts'
import { type PlaceFinder, type PlaceSearch, searchPlaces } from '@angadi/location/search-places.ts'
import { useRef, useState } from 'react'

/** The fewest letters of a name that are searched for. */
export const SHORTEST_NAME = 3

/** A search for a place by its name; the last one wins. */
export interface PlaceSearchState {
  /** What is or was searched for; undefined before the first search. */
  readonly text: string | undefined
  readonly isSearching: boolean
  readonly result: PlaceSearch | undefined
  readonly search: (text: string) => Promise<void>
}

/**
 * Searches places by their names, once one asks for it: the service behind it does not allow a search for each letter.
 *
 * @param near what is meant to be near
 * @param finder the server call
 */
export function usePlaceSearch(
  near: LatLng | undefined,
  finder: PlaceFinder = placeFinder,
): PlaceSearchState {
  const [state, setState] = useState<Omit<PlaceSearchState, 'search'>>({
    text: undefined,
    isSearching: false,
    result: undefined,
  })
  const last = useRef(0)
  const search = async (text: string) => {
    last.current += 1
    const mine = last.current
    setState({ text, isSearching: true, result: undefined })
    const result = await searchPlaces(text, near, finder)
    if (last.current === mine) setState({ text, isSearching: false, result })
  }
  return { ...state, search }
}
