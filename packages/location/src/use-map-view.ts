import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MapState } from './map-ground.ts'
import { canDrawMaps } from './webgl.ts'

/** The part of a map that its component uses. */
interface View {
  readonly remove: () => void
}

/**
 * Creates the map of a component and reports what it can show. A map that cannot start, or loses its graphics later, is
 * `unavailable`, and everything around it stays.
 *
 * @param make creates the map in its element and calls `told` at each change
 */
export function useMapView<V extends View>(
  make: (element: HTMLElement, told: (state: MapState) => void) => V,
): {
  readonly container: RefObject<HTMLDivElement | null>
  readonly view: RefObject<V | undefined>
  readonly state: MapState | undefined
} {
  const container = useRef<HTMLDivElement>(null)
  const view = useRef<V>(undefined)
  const [state, setState] = useState<MapState | undefined>(() => (canDrawMaps() ? undefined : 'unavailable'))
  const begin = useEffectEvent((element: HTMLElement) => {
    if (state === 'unavailable') return undefined
    try {
      return make(element, setState)
    } catch {
      setState('unavailable')
      return undefined
    }
  })
  useEffect(() => {
    if (!container.current) return
    const made = begin(container.current)
    view.current = made
    return () => {
      view.current = undefined
      made?.remove()
    }
  }, [])
  return { container, view, state }
}
