/** What is needed of a keyboard event to know whether it is a key of the desk. */
export interface PressedKey {
  readonly key: string
  /** The place of the key on the keyboard, such as `KeyJ`: a Telugu layout types other letters there. */
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** What the focus is on when a key is pressed. */
export interface FocusedElement {
  readonly tagName: string
  readonly isContentEditable: boolean
  /** Whether it is an item of the application, or an application of the list. */
  readonly isItem: boolean
}

const FIELDS: readonly string[] = ['INPUT', 'TEXTAREA', 'SELECT']
/** Keys that move or open: elsewhere they scroll the page or press a button. */
const OF_ITEMS: readonly string[] = ['ArrowDown', 'ArrowUp', 'Enter']
const SAME_AS: Readonly<Record<string, string>> = { ArrowDown: 'j', ArrowUp: 'k' }

/**
 * The key of the desk that was pressed: a small letter, `/`, `?` or `Enter`; undefined while a field has the focus, with
 * Ctrl, Alt or Meta, and for keys that belong to the page.
 */
export function deskKey(pressed: PressedKey, focused: FocusedElement | undefined): string | undefined {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined
  if (focused && (focused.isContentEditable || FIELDS.includes(focused.tagName))) return undefined
  const { key, code } = pressed
  if (OF_ITEMS.includes(key)) return focused?.isItem ? (SAME_AS[key] ?? key) : undefined
  if (key === '?' || key === '/') return key
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : undefined
}
