import type { Map as MapLibre } from 'maplibre-gl'
import { ROUTE_SOURCE, themeColour } from './map-style.ts'

const LAYER = 'raised-buildings'

/** Raises the buildings of a style that has them; the drawn ground and styles without them stay flat. */
export function raiseBuildings(map: MapLibre, place: Element): void {
  if (map.getLayer(LAYER)) return
  const layers = map.getStyle().layers
  const flat = layers.find(
    (layer) => layer.type !== 'background' && 'source-layer' in layer && layer['source-layer'] === 'building',
  )
  if (flat === undefined || !('source' in flat) || typeof flat.source !== 'string') return
  // The route and its markers stay in front.
  const route = layers.find((layer) => 'source' in layer && layer.source === ROUTE_SOURCE)
  map.addLayer(
    {
      id: LAYER,
      type: 'fill-extrusion',
      source: flat.source,
      'source-layer': 'building',
      minzoom: 13,
      paint: {
        'fill-extrusion-color': themeColour(place, '--color-line-strong'),
        'fill-extrusion-height': ['coalesce', ['get', 'render_height'], ['get', 'height'], 6],
        'fill-extrusion-base': ['coalesce', ['get', 'render_min_height'], 0],
        'fill-extrusion-opacity': 0.8,
      },
    },
    route?.id,
  )
}
