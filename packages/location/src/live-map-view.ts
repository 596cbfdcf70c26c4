import type { LatLng } from '@angadi/domain/geo.ts'
import { LngLatBounds, Map as MapLibre, Marker, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import 'maplibre-gl/dist/maplibre-gl.css'
import { AnimatedPosition } from './animated-position.ts'
import { raiseBuildings } from './buildings.ts'
import { positionLabels } from './label-placement.ts'
import { MapGround, type MapState } from './map-ground.ts'
import { bareStyle, ROUTE_SOURCE } from './map-style.ts'
import { type MarkerKind, type MarkerSign, markerSign } from './marker-element.ts'

/** A point on the map with a label. */
export interface MapMarker {
  readonly key: string
  readonly kind: MarkerKind
  readonly at: LatLng
  readonly label: string
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** How a map is looked at. */
export interface MapLook {
  /** Degrees from straight above. */
  readonly pitch: number
}

/** A marker that is on the map. */
interface Shown {
  readonly marker: Marker
  readonly glide: AnimatedPosition
  readonly sign: MarkerSign
}

/** The map behind `LiveMap`: keeps markers by key, so that a moving one is animated instead of jumping. */
export class LiveMapView {
  private readonly map: MapLibre
  private readonly ground: MapGround
  private readonly shown = new Map<string, Shown>()
  private framed = ''
  private route: readonly LatLng[] = []

  /**
   * @param told called at each change: with streets, without them, or when nothing can be drawn
   * @throws GPUInitializationError without WebGL2
   */
  constructor(container: HTMLElement, told: (state: MapState) => void, { pitch }: MapLook = { pitch: 0 }) {
    setWorkerUrl(workerUrl)
    this.map = new MapLibre({
      container,
      style: bareStyle(container),
      center: [78.4867, 17.385],
      zoom: 11,
      pitch,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      keyboard: false,
      cooperativeGestures: false,
    })
    this.map.getCanvas().tabIndex = -1
    // Each ground has its own route source, which starts empty.
    this.map.on('style.load', () => {
      this.drawRoute()
      if (pitch > 0) raiseBuildings(this.map, container)
    })
    this.ground = new MapGround(this.map, container, told)
    this.map.on('move', () => this.locationNames())
  }

  /** @param styleUrl address of a style with streets */
  lay(styleUrl: string | undefined): void {
    void this.ground.lay(styleUrl)
  }

  show(markers: readonly MapMarker[], route: readonly LatLng[]): void {
    this.route = route
    this.drawRoute()
    for (const { key, kind, at, label } of markers) {
      const known = this.shown.get(key)
      if (known) {
        known.glide.to(at, reducedMotion())
        continue
      }
      const sign = markerSign(kind, label)
      const marker = new Marker({ element: sign.element, anchor: 'center' })
        .setLngLat([at.lng, at.lat])
        .addTo(this.map)
      this.shown.set(key, {
        marker,
        sign,
        glide: new AnimatedPosition(at, (point) => {
          marker.setLngLat([point.lng, point.lat])
          this.locationNames()
        }),
      })
    }
    for (const [key, { marker, glide }] of this.shown) {
      if (markers.some((wanted) => wanted.key === key)) continue
      glide.stop()
      marker.remove()
      this.shown.delete(key)
    }
    this.frame(markers)
    this.locationNames()
  }

  remove(): void {
    for (const { glide } of this.shown.values()) glide.stop()
    this.map.remove()
  }

  /** Fits all markers into view once per set of markers: a map that jumped with every fix would be unreadable. */
  private frame(markers: readonly MapMarker[]): void {
    const keys = markers.map(({ key }) => key).join(',')
    if (keys === this.framed || markers.length === 0) return
    this.framed = keys
    const bounds = new LngLatBounds()
    for (const { at } of [...markers, ...this.route.map((at) => ({ at }))]) bounds.extend([at.lng, at.lat])
    this.map.fitBounds(bounds, {
      padding: 56,
      maxZoom: 15,
      pitch: this.map.getPitch(),
      animate: !reducedMotion(),
      duration: 250,
    })
  }

  /** Keeps the labels of close markers from overlapping, and all of them on the map. */
  private locationNames(): void {
    const places = positionLabels(
      [...this.shown].map(([key, { marker, sign }]) => {
        const { x, y } = this.map.project(marker.getLngLat())
        return { key, x, y, radius: sign.radius, labelWidth: sign.name?.offsetWidth ?? 0 }
      }),
      this.map.getContainer().clientWidth,
    )
    for (const [key, { sign }] of this.shown) {
      const { position, shift } = places.get(key) ?? { position: 'below', shift: 0 }
      sign.element.dataset['name'] = position
      if (sign.name) sign.name.style.marginLeft = `${shift}px`
    }
  }

  private drawRoute(): void {
    const source = this.map.getSource(ROUTE_SOURCE)
    if (!source || !('setData' in source) || typeof source.setData !== 'function') return
    source.setData({
      type: 'Feature',
      properties: {},
      geometry: { type: 'LineString', coordinates: this.route.map(({ lat, lng }) => [lng, lat]) },
    })
  }
}
