import type { LatLng } from '@angadi/domain/geo.ts'
import { reachOf, ringAround } from '@angadi/domain/vendor-card/area.ts'
import { type GeoJSONSource, LngLatBounds, Map as MapLibre, Marker, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import 'maplibre-gl/dist/maplibre-gl.css'
import { MapGround, type MapState } from './map-ground.ts'
import { bareStyle, themeColour } from './map-style.ts'

const AREA_SOURCE = 'area'
/** Corners of a ring that looks like a circle. */
const CIRCLE = 72
/** Room around the area, in pixels. */
const PADDING = 36

/** Where a vendor delivers: corners that can be dragged, or a radius in metres. */
export type DrawnArea = { readonly corners: readonly LatLng[] } | { readonly radiusM: number }

export interface AreaMapOptions {
  readonly home: LatLng
  readonly label: string
  /** The accessible name of the vendor's own place. */
  readonly homeLabel: string
}

/** The map behind `AreaMap`: the vendor's place, its area, and a handle at each corner. */
export class AreaMapView {
  private readonly map: MapLibre
  private readonly ground: MapGround
  private readonly home: LatLng
  private area: DrawnArea = { corners: [] }
  private handles: readonly Marker[] = []
  private moved: (corners: readonly LatLng[]) => void = () => undefined

  /**
   * @param told called at each change: with streets, without them, or when nothing can be drawn
   * @throws GPUInitializationError without WebGL2
   */
  constructor(
    container: HTMLElement,
    { home, label, homeLabel }: AreaMapOptions,
    told: (state: MapState) => void,
  ) {
    setWorkerUrl(workerUrl)
    this.home = home
    this.map = new MapLibre({
      container,
      style: bareStyle(container),
      center: [home.lng, home.lat],
      zoom: 11,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      fadeDuration: 0,
    })
    this.map.getCanvas().setAttribute('aria-label', label)
    this.map.on('style.load', () => this.addLayers(container))
    this.ground = new MapGround(this.map, container, told)
    const pin = document.createElement('span')
    pin.setAttribute('role', 'img')
    pin.setAttribute('aria-label', homeLabel)
    pin.className = 'block size-5 rounded-full border-3 border-on-picture bg-action shadow-floating'
    new Marker({ element: pin }).setLngLat([home.lng, home.lat]).addTo(this.map)
  }

  /** Reports a tap on the map. */
  onTapped(tell: (point: LatLng) => void): void {
    this.map.on('click', ({ lngLat: { lat, lng } }) => tell({ lat, lng }))
  }

  /** Reports the corners after one of them was dragged. */
  onMoved(tell: (corners: readonly LatLng[]) => void): void {
    this.moved = tell
  }

  /** @param styleUrl address of a style with streets */
  lay(styleUrl: string | undefined): void {
    void this.ground.lay(styleUrl)
  }

  /** Shows an area; the first time, and when its kind changes, the map moves to it. */
  show(area: DrawnArea): void {
    const isOther = 'corners' in area !== 'corners' in this.area || this.ring(this.area).length === 0
    this.area = area
    this.drawArea()
    this.placeHandles('corners' in area ? area.corners : [])
    if (isOther || 'radiusM' in area) this.frame()
  }

  zoom(step: 1 | -1): void {
    this.map.zoomTo(this.map.getZoom() + step)
  }

  remove(): void {
    this.map.remove()
  }

  private ring(area: DrawnArea): readonly LatLng[] {
    return 'corners' in area ? area.corners : ringAround(this.home, area.radiusM, CIRCLE)
  }

  private frame(): void {
    const bounds = new LngLatBounds()
    for (const { lat, lng } of [this.home, ...this.ring(this.area)]) bounds.extend([lng, lat])
    if (reachOf(this.home, this.ring(this.area)) > 0)
      this.map.fitBounds(bounds, { padding: PADDING, animate: false })
  }

  private drawArea(): void {
    const ring = this.ring(this.area).map(({ lat, lng }) => [lng, lat])
    const [first] = ring
    this.map.getSource<GeoJSONSource>(AREA_SOURCE)?.setData({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates: first ? [[...ring, first]] : [] },
    })
  }

  private addLayers(container: HTMLElement): void {
    if (this.map.getSource(AREA_SOURCE)) return
    const blue = themeColour(container, '--color-brand')
    this.map.addSource(AREA_SOURCE, {
      type: 'geojson',
      data: { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [] } },
    })
    this.map.addLayer({
      id: 'area-fill',
      type: 'fill',
      source: AREA_SOURCE,
      paint: { 'fill-color': blue, 'fill-opacity': 0.14 },
    })
    this.map.addLayer({
      id: 'area-line',
      type: 'line',
      source: AREA_SOURCE,
      paint: { 'line-color': blue, 'line-width': 3 },
    })
    this.drawArea()
  }

  private placeHandles(corners: readonly LatLng[]): void {
    for (const handle of this.handles.slice(corners.length)) handle.remove()
    this.handles = corners.map(({ lat, lng }, at) =>
      (this.handles[at] ?? this.newHandle()).setLngLat([lng, lat]),
    )
  }

  /** A handle to be dragged; for keyboards, the corners are listed beside the map. */
  private newHandle(): Marker {
    const element = document.createElement('span')
    element.setAttribute('aria-hidden', 'true')
    element.className = 'grid size-touch cursor-move place-items-center'
    const dot = document.createElement('span')
    dot.className = 'block size-4 rounded-full border-3 border-action bg-surface-raised shadow-raised'
    element.append(dot)
    const handle = new Marker({ element, draggable: true })
      .setLngLat([this.home.lng, this.home.lat])
      .addTo(this.map)
    handle.on('dragend', () =>
      this.moved(
        this.handles.map((one) => {
          const { lat, lng } = one.getLngLat()
          return { lat, lng }
        }),
      ),
    )
    return handle
  }
}
