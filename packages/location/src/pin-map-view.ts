import type { LatLng } from '@angadi/domain/geo.ts'
import { Map as MapLibre, Marker, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import 'maplibre-gl/dist/maplibre-gl.css'
import { MapGround, type MapState } from './map-ground.ts'
import { bareStyle } from './map-style.ts'
import { TOWNS } from './towns.ts'

/** Close enough to distinguish houses. */
const PIN_ZOOM = 15

/** Whether two points are more than about ten centimetres apart. */
function areApart(one: LatLng, other: LatLng): boolean {
  return Math.abs(one.lat - other.lat) + Math.abs(one.lng - other.lng) > 1e-6
}

export interface PinMapOptions {
  readonly centre: LatLng
  readonly label: string
}

/** The map behind `PinMap`: the pin is at its centre. */
export class PinMapView {
  private readonly map: MapLibre
  private readonly ground: MapGround
  /** The centre that was last shown or reported. */
  private known: LatLng

  private readonly towns: readonly Marker[]

  /**
   * @param told called at each change: with streets, without them, or when nothing can be drawn
   * @throws GPUInitializationError without WebGL2
   */
  constructor(container: HTMLElement, { centre, label }: PinMapOptions, told: (state: MapState) => void) {
    setWorkerUrl(workerUrl)
    this.known = centre
    this.map = new MapLibre({
      container,
      style: bareStyle(container),
      center: [centre.lng, centre.lat],
      zoom: PIN_ZOOM,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      fadeDuration: 0,
    })
    this.map.getCanvas().setAttribute('aria-label', label)
    this.towns = this.nameTowns()
    this.ground = new MapGround(this.map, container, (state) => {
      for (const town of this.towns) town.getElement().hidden = state === 'streets'
      told(state)
    })
  }

  /** Reports the centre after the user has moved the map. */
  onMoved(tell: (point: LatLng) => void): void {
    this.map.on('moveend', () => {
      const { lat, lng } = this.map.getCenter()
      // `show`, a resize and the zoom buttons end like this too. The event does not tell: after one turn of the wheel,
      // which does move the centre, it has no `originalEvent` either.
      if (!areApart(this.known, { lat, lng })) return
      this.known = { lat, lng }
      tell(this.known)
    })
  }

  /** @param styleUrl address of a style with streets */
  lay(styleUrl: string | undefined): void {
    void this.ground.lay(styleUrl)
  }

  show({ lat, lng }: LatLng): void {
    if (!areApart(this.map.getCenter(), { lat, lng })) return
    // A move by the user that is still under way ends here, and is reported as theirs.
    this.map.stop()
    this.known = { lat, lng }
    this.map.jumpTo({ center: [lng, lat], zoom: PIN_ZOOM })
  }

  zoom(step: 1 | -1): void {
    this.map.zoomTo(this.map.getZoom() + step)
  }

  remove(): void {
    this.map.remove()
  }

  /** Labels the towns, for orientation on a ground without streets. */
  private nameTowns(): readonly Marker[] {
    return TOWNS.map(({ name, lat, lng }) => {
      const element = document.createElement('span')
      element.className =
        'font-sans rounded-full bg-surface-raised px-2 py-0.5 text-xs font-medium text-ink-muted'
      element.textContent = name
      return new Marker({ element }).setLngLat([lng, lat]).addTo(this.map)
    })
  }
}
