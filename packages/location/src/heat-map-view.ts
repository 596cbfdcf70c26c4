import type { LatLng } from '@angadi/domain/geo.ts'
import { type GeoJSONSource, LngLatBounds, Map as MapLibre, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import 'maplibre-gl/dist/maplibre-gl.css'
import { MapGround, type MapState } from './map-ground.ts'
import { bareStyle, themeColour } from './map-style.ts'

const SOURCE = 'demand'

/** A square of the map and how much happens in it. */
export interface HeatCell extends LatLng {
  readonly count: number
}

/** The map behind `HeatMap`: a warm spot for each cell, the larger the more happens there. */
export class HeatMapView {
  private readonly map: MapLibre
  private readonly ground: MapGround
  private cells: readonly HeatCell[] = []

  /**
   * @param told called at each change: with streets, without them, or when nothing can be drawn
   * @throws GPUInitializationError without WebGL2
   */
  constructor(container: HTMLElement, told: (state: MapState) => void) {
    setWorkerUrl(workerUrl)
    this.map = new MapLibre({
      container,
      style: bareStyle(container),
      center: [78.4867, 17.385],
      zoom: 11,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      keyboard: false,
    })
    this.map.getCanvas().tabIndex = -1
    this.map.on('style.load', () => this.addLayer(container))
    this.ground = new MapGround(this.map, container, told)
  }

  /** @param styleUrl address of a style with streets */
  lay(styleUrl: string | undefined): void {
    void this.ground.lay(styleUrl)
  }

  show(cells: readonly HeatCell[]): void {
    const isFirst = this.cells.length === 0 && cells.length > 0
    this.cells = cells
    this.draw()
    if (!isFirst) return
    const bounds = new LngLatBounds()
    for (const { lat, lng } of cells) bounds.extend([lng, lat])
    this.map.fitBounds(bounds, { padding: 48, maxZoom: 13, animate: false })
  }

  remove(): void {
    this.map.remove()
  }

  private draw(): void {
    const most = Math.max(1, ...this.cells.map(({ count }) => count))
    this.map.getSource<GeoJSONSource>(SOURCE)?.setData({
      type: 'FeatureCollection',
      features: this.cells.map(({ lat, lng, count }) => ({
        type: 'Feature',
        properties: { share: count / most },
        geometry: { type: 'Point', coordinates: [lng, lat] },
      })),
    })
  }

  private addLayer(place: Element): void {
    if (this.map.getSource(SOURCE)) return
    this.map.addSource(SOURCE, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } })
    this.map.addLayer({
      id: SOURCE,
      type: 'circle',
      source: SOURCE,
      paint: {
        'circle-color': themeColour(place, '--color-action'),
        'circle-opacity': ['interpolate', ['linear'], ['get', 'share'], 0, 0.15, 1, 0.6],
        'circle-radius': ['interpolate', ['linear'], ['get', 'share'], 0, 12, 1, 40],
        'circle-blur': 0.6,
      },
    })
    this.draw()
  }
}
