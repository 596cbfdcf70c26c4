/** What tells an item from others of its product, such as `{ Colour: 'Blue', Size: 'M' }`. */
export type Variant = Readonly<Record<string, string>>

const MOST_PAIRS = 4
const MOST_LETTERS = 40

/** A variant as it is typed, `Colour: Blue, Size: M`; empty for none, undefined when it cannot be read. */
export function variantOf(text: string): Variant | undefined {
  const pairs = text
    .split(/[,;|]/)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => /^([^:=]+)[:=](.+)$/.exec(pair))
  if (pairs.length > MOST_PAIRS) return undefined
  const variant: Record<string, string> = {}
  for (const pair of pairs) {
    const [name = '', value = ''] = [pair?.[1]?.trim(), pair?.[2]?.trim()]
    if (!name || !value || name.length > MOST_LETTERS || value.length > MOST_LETTERS) return undefined
    variant[name] = value
  }
  return Object.keys(variant).length === pairs.length ? variant : undefined
}

/** A variant to be edited as text: `Colour: Blue, Size: M`. */
export function variantText(variant: Variant): string {
  return Object.entries(variant)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')
}
