import type { GeoJSONSourceSpecification, LineLayerSpecification, StyleSpecification } from 'maplibre-gl'

/** The source that the route is drawn from. */
export const ROUTE_SOURCE = 'route'

/** Degrees between the lines of the ground's grid: about a kilometre, to show the scale. */
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

/** A colour of the theme as the browser computes it: a canvas cannot read `light-dark()` or a token. */
export function themeColour(place: Element, token: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(${token})`
  place.append(probe)
  const computed = getComputedStyle(probe).color
  probe.remove()
  return computed
}

/** The source of the route, empty until there is one. */
export function routeSource(): GeoJSONSourceSpecification {
  return {
    type: 'geojson',
    data: { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates: [] } },
  }
}

/** The layer of the route, above any ground. */
export function routeLayer(place: Element): LineLayerSpecification {
  return {
    id: 'route',
    type: 'line',
    source: ROUTE_SOURCE,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': themeColour(place, '--color-brand'), 'line-width': 5, 'line-opacity': 0.85 },
  }
}

/** The built-in ground, used without a tile service: paper colour, a kilometre grid and the route. */
export function bareStyle(place: Element): StyleSpecification {
  return {
    version: 8,
    sources: {
      grid: {
        type: 'geojson',
        data: { type: 'Feature', properties: {}, geometry: { type: 'MultiLineString', coordinates: grid() } },
      },
      [ROUTE_SOURCE]: routeSource(),
    },
    layers: [
      {
        id: 'ground',
        type: 'background',
        paint: { 'background-color': themeColour(place, '--color-surface-sunken') },
      },
      {
        id: 'grid',
        type: 'line',
        source: 'grid',
        paint: { 'line-color': themeColour(place, '--color-line'), 'line-width': 1 },
      },
      routeLayer(place),
    ],
  }
}
