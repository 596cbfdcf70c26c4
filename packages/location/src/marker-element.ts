/** Kinds of markers: a shop and a home, the start and the end of a ride or a parcel, who drives, and the user. */
export type MarkerKind = 'pickup' | 'drop' | 'start' | 'end' | 'courier' | 'me'

/** Line drawings in a box of 24 by 24, with the stroke of the interface's icons. */
const variant: Readonly<
  Record<Exclude<MarkerKind, 'me'>, { readonly lines: readonly string[]; readonly className: string }>
> = {
  pickup: {
    lines: [
      'm3 9 2-6h14l2 6',
      'M3 9a3 3 0 0 0 6 0 3 3 0 0 0 6 0 3 3 0 0 0 6 0',
      'M5 12v9h14v-9',
      'M10 21v-5h4v5',
    ],
    className: 'bg-accent text-on-accent',
  },
  start: {
    lines: ['M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20Z', 'M12 11a1 1 0 1 0 0 2 1 1 0 1 0 0-2Z'],
    className: 'bg-accent text-on-accent',
  },
  end: { lines: ['M5 22V3', 'M5 4h13l-3 5 3 5H5'], className: 'bg-ink text-ink-inverse' },
  drop: { lines: ['M3 11 12 3l9 8', 'M5 10v10h14V10'], className: 'bg-ink text-ink-inverse' },
  courier: { lines: ['m3 11 19-9-9 19-2-8-8-2Z'], className: 'bg-action text-on-action' },
}

const SVG = 'http://www.w3.org/2000/svg'

function drawing(lines: readonly string[]): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const variant = { viewBox: '0 0 24 24', width: '20', height: '20', fill: 'none', stroke: 'currentColor' }
  for (const [name, value] of Object.entries({ ...variant, 'stroke-width': '2', 'stroke-linejoin': 'round' }))
    svg.setAttribute(name, value)
  for (const line of lines) {
    const path = document.createElementNS(SVG, 'path')
    path.setAttribute('d', line)
    svg.append(path)
  }
  return svg
}

/** The element of one marker. */
export interface MarkerSign {
  readonly element: HTMLElement
  /** The radius of the marker, in CSS pixels. */
  readonly radius: number
  /** The label next to it; the user's own location is a dot without one. */
  readonly name: HTMLElement | undefined
}

function ownDot(): MarkerSign {
  const element = document.createElement('div')
  element.className =
    'z-raised size-6 rounded-full border-4 border-surface-raised bg-action shadow-floating ring-1 ring-action'
  return { element, radius: 12, name: undefined }
}

/**
 * Creates the element of a marker: round, centred on its location, with its label below or (`data-name="above"`) above.
 */
export function markerSign(kind: MarkerKind, label: string): MarkerSign {
  if (kind === 'me') return ownDot()
  const { lines, className } = variant[kind]
  const element = document.createElement('div')
  element.className = 'group'
  const badge = document.createElement('span')
  badge.className = `grid size-10 place-items-center rounded-full border-2 border-surface shadow-floating ${className}`
  badge.append(drawing(lines))
  const name = document.createElement('span')
  name.className =
    'absolute top-full left-1/2 mt-1 w-max max-w-40 -translate-x-1/2 truncate rounded-full bg-surface-raised px-2 py-0.5 font-sans text-xs font-semibold text-ink shadow-raised group-data-[name=above]:top-auto group-data-[name=above]:bottom-full group-data-[name=above]:mt-0 group-data-[name=above]:mb-1'
  name.textContent = label
  element.append(badge, name)
  return { element, radius: 20, name }
}
