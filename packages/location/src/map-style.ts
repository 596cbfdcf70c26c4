import type { StyleSpecification } from 'maplibre-gl'

/** The source that the route is drawn from. */
export const ROUTE_SOURCE = 'route'

/** Degrees between the lines of the ground's grid: about a kilometre, so that distances can be felt. */
const GRID_DEGREES = 0.01
const GRID_SPAN = { west: 77.2, east: 79.0, south: 17.0, north: 18.2 }

function grid() {
  const lines: [number, number][][] = []
  for (let lng = GRID_SPAN.west; lng <= GRID_SPAN.east; lng += GRID_DEGREES)
    lines.push([
      [lng, GRID_SPAN.south],
      [lng, GRID_SPAN.north],
    ])
  for (let lat = GRID_SPAN.south; lat <= GRID_SPAN.north; lat += GRID_DEGREES)
    lines.push([
      [GRID_SPAN.west, lat],
      [GRID_SPAN.east, lat],
    ])
  return lines
}

/** The colours of the theme, as far as a canvas can take them: a token it cannot parse falls back to the light one. */
function colour(style: CSSStyleDeclaration, token: string, otherwise: string): string {
  const value = style.getPropertyValue(token).trim()
  return /^(#|rgb|hsl)/.test(value) ? value : otherwise
}

/** A ground of our own for places without a tile service: warm paper, a kilometre grid and the route. */
export function bareStyle(style: CSSStyleDeclaration): StyleSpecification {
  return {
    version: 8,
    sources: {
      grid: {
        type: 'geojson',
        data: { type: 'Feature', properties: {}, geometry: { type: 'MultiLineString', coordinates: grid() } },
      },
      [ROUTE_SOURCE]: {
        type: 'geojson',
        data: { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates: [] } },
      },
    },
    layers: [
      {
        id: 'ground',
        type: 'background',
        paint: { 'background-color': colour(style, '--color-surface-sunken', '#f3efe8') },
      },
      {
        id: 'grid',
        type: 'line',
        source: 'grid',
        paint: { 'line-color': colour(style, '--color-line', '#e2dacd'), 'line-width': 1 },
      },
      {
        id: 'route',
        type: 'line',
        source: ROUTE_SOURCE,
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: {
          'line-color': colour(style, '--color-brand', '#3b82f6'),
          'line-width': 5,
          'line-opacity': 0.85,
        },
      },
    ],
  }
}
