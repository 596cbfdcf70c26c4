/** What a marker stands for. */
export type MarkerKind = 'pickup' | 'drop' | 'courier' | 'me'

/** Line drawings on a ground of 24 by 24, in the stroke of the interface's icons. */
const look: Readonly<Record<MarkerKind, { readonly lines: readonly string[]; readonly className: string }>> =
  {
    pickup: {
      lines: ['M3 2v7a3 3 0 0 0 6 0V2', 'M6 2v20', 'M21 15V2a5 5 0 0 0-5 5v6a2 2 0 0 0 2 2h3Zm0 0v7'],
      className: 'bg-accent text-on-accent',
    },
    drop: { lines: ['M3 11 12 3l9 8', 'M5 10v10h14V10'], className: 'bg-ink text-ink-inverse' },
    courier: { lines: ['m3 11 19-9-9 19-2-8-8-2Z'], className: 'bg-action text-on-action' },
    me: { lines: ['M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z'], className: 'bg-action text-on-action' },
  }

const SVG = 'http://www.w3.org/2000/svg'

function drawing(lines: readonly string[]): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const look = { viewBox: '0 0 24 24', width: '20', height: '20', fill: 'none', stroke: 'currentColor' }
  for (const [name, value] of Object.entries({ ...look, 'stroke-width': '2', 'stroke-linejoin': 'round' }))
    svg.setAttribute(name, value)
  for (const line of lines) {
    const path = document.createElementNS(SVG, 'path')
    path.setAttribute('d', line)
    svg.append(path)
  }
  return svg
}

/** The element of a marker: a round sign and its name underneath. */
export function markerElement(kind: MarkerKind, label: string): HTMLElement {
  const { lines, className } = look[kind]
  const element = document.createElement('div')
  element.className = 'flex flex-col items-center gap-1'
  const badge = document.createElement('span')
  badge.className = `grid size-10 place-items-center rounded-full border-2 border-surface shadow-floating ${className}`
  badge.append(drawing(lines))
  const name = document.createElement('span')
  name.className =
    'max-w-40 truncate font-sans rounded-full bg-surface-raised px-2 py-0.5 text-xs font-semibold text-ink shadow-raised'
  name.textContent = label
  element.append(badge, name)
  return element
}
