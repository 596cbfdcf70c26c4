import { AttributionControl, type Map as MapLibre, type StyleSpecification } from 'maplibre-gl'
import { askJson } from './ask-json.ts'
import { bareStyle, ROUTE_SOURCE, routeLayer, routeSource } from './map-style.ts'

/** The base map under the markers: streets of a map service, or the built-in ground. */
export type Ground = 'streets' | 'drawn'

/** What a map can show now; `unavailable` where it cannot be drawn, without WebGL2. */
export type MapState = Ground | 'unavailable'

/** Services that returned no style; the page's next map does not call them again. */
const silent = new Set<string>()

function readStyle(json: unknown): StyleSpecification | undefined {
  return isStyle(json) ? json : undefined
}

function isStyle(json: unknown): json is StyleSpecification {
  return (
    typeof json === 'object' &&
    json !== null &&
    'version' in json &&
    json.version === 8 &&
    'sources' in json &&
    'layers' in json &&
    Array.isArray(json.layers)
  )
}

/**
 * The base of a map: it starts with the drawn ground and gets streets once a map service has answered. Where that
 * does not answer within three seconds, or has no tiles, the drawn ground stays (Decisions 0009). While the map has no
 * graphics context, as on phones that run out of memory, it is `unavailable`, whatever its ground is.
 */
export class MapGround {
  private readonly map: MapLibre
  private readonly container: HTMLElement
  private readonly told: (state: MapState) => void
  private ground: Ground = 'drawn'
  private isLost = false
  private asked: string | undefined
  /** Handles a problem while it is not yet known whether there are streets. */
  private onProblem: (() => void) | undefined

  /** @param told called at each change */
  constructor(map: MapLibre, container: HTMLElement, told: (state: MapState) => void) {
    this.map = map
    this.container = container
    this.told = told
    // With a listener MapLibre does not write to the console; failures are shown next to the map.
    map.on('error', () => this.onProblem?.())
    map.on('webglcontextlost', () => {
      this.isLost = true
      told('unavailable')
    })
    map.on('webglcontextrestored', () => {
      this.isLost = false
      told(this.ground)
    })
  }

  /** @param styleUrl address of a MapLibre style; undefined where none is set */
  async lay(styleUrl: string | undefined): Promise<void> {
    if (this.asked !== undefined && this.asked === styleUrl) return
    this.asked = styleUrl
    if (styleUrl === undefined || silent.has(styleUrl)) return this.report('drawn')
    const style = await askJson(new URL(styleUrl), readStyle)
    if (this.asked !== styleUrl || !this.container.isConnected) return
    if (!style) {
      silent.add(styleUrl)
      return this.report('drawn')
    }
    // Restoring the graphics brings back the style from before the loss, over any that was set meanwhile.
    if (this.isLost) this.map.once('webglcontextrestored', () => this.tryStreets(styleUrl, style))
    else this.tryStreets(styleUrl, style)
  }

  private report(ground: Ground): void {
    this.ground = ground
    if (!this.isLost) this.told(ground)
  }

  private tryStreets(styleUrl: string, style: StyleSpecification): void {
    const { map, container } = this
    const attribution = new AttributionControl({ compact: true })
    map.addControl(attribution)
    map.setStyle(withRoute(style, container), { diff: false })
    this.onProblem = () => {
      this.onProblem = undefined
      silent.add(styleUrl)
      map.removeControl(attribution)
      map.setStyle(bareStyle(container), { diff: false })
      this.report('drawn')
    }
    map.once('idle', () => {
      // From here on, a missing tile is only a gap in a map that has streets.
      if (!this.onProblem) return
      this.onProblem = undefined
      this.report('streets')
    })
  }
}

function withRoute(style: StyleSpecification, container: HTMLElement): StyleSpecification {
  return {
    ...style,
    sources: { ...style.sources, [ROUTE_SOURCE]: routeSource() },
    layers: [...style.layers, routeLayer(container)],
  }
}
