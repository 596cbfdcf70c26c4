/** What a marker stands for. */
export type MarkerKind = 'pickup' | 'drop' | 'courier' | 'me'

const look: Readonly<Record<MarkerKind, { readonly sign: string; readonly className: string }>> = {
  pickup: { sign: '🍽', className: 'bg-accent text-on-accent' },
  drop: { sign: '⌂', className: 'bg-ink text-ink-inverse' },
  courier: { sign: '➤', className: 'bg-action text-on-action' },
  me: { sign: '●', className: 'bg-action text-on-action' },
}

/** The element of a marker: a round sign and its name underneath. */
export function markerElement(kind: MarkerKind, label: string): HTMLElement {
  const { sign, className } = look[kind]
  const element = document.createElement('div')
  element.className = 'flex flex-col items-center gap-1'
  const badge = document.createElement('span')
  badge.className = `grid size-10 place-items-center rounded-full border-2 border-surface text-lg shadow-floating ${className}`
  badge.textContent = sign
  const name = document.createElement('span')
  name.className =
    'max-w-40 truncate rounded-full bg-surface-raised px-2 py-0.5 text-xs font-semibold text-ink shadow-raised'
  name.textContent = label
  element.append(badge, name)
  return element
}
