import type { Diet } from '../catalog/diet.ts'
import { paiseOf } from '../money.ts'
import type { FileLine, LineProblem } from '../products/file/read-file.ts'
import type { ItemInput, Sells } from '../products/item-draft.ts'
import { type Variant, variantText } from '../products/variant.ts'
import { SERVICE_LIMITS } from '../salon-desk/service-draft.ts'

/** What an applicant will sell. */
export const PREPARED_KINDS = ['dishes', 'goods', 'services'] as const
export type PreparedKind = (typeof PREPARED_KINDS)[number]

/** The most items that can be prepared, as in the database. */
export const MOST_PREPARED = 300

/**
 * A dish, a product or a service that is prepared before approval; prices in paise. What a file says of an item beside
 * this, such as its stock, stays with it.
 */
export type PreparedItem = {
  readonly name: string
  readonly price_paise: number
  readonly section?: string | undefined
  readonly unit?: string | null | undefined
  readonly diet?: Diet | undefined
  /** Of a service: how long it takes, as one part. */
  readonly minutes?: number[] | undefined
  readonly goods?: { readonly variant?: Variant | undefined } | undefined
}

/** By what two items are the same, as the database compares them: name, unit and variant. */
export function preparedKey({ name, unit, goods }: Pick<PreparedItem, 'name' | 'unit' | 'goods'>): string {
  const variant = goods?.variant ? variantText(goods.variant) : ''
  return [name, unit ?? '', variant].map((text) => text.trim().toLowerCase()).join('|')
}

/**
 * The items with others: one that is there already takes the place that it has.
 *
 * @param instead the item that was opened to be changed
 */
export function withPrepared(
  items: readonly PreparedItem[],
  added: readonly PreparedItem[],
  instead?: PreparedItem,
): readonly PreparedItem[] {
  const fresh = new Map(added.map((item) => [preparedKey(item), item]))
  const opened = instead && preparedKey(instead)
  const kept = items.flatMap((item) => {
    const key = preparedKey(item)
    const next = fresh.get(key) ?? (key === opened ? added[0] : item)
    if (next === undefined) return []
    fresh.delete(preparedKey(next))
    return [{ key: preparedKey(next), next }]
  })
  // Renamed to what another one is called, it takes that one's place.
  const once = kept.filter(({ key }, at) => kept.findIndex((other) => other.key === key) === at)
  return [...once.map(({ next }) => next), ...fresh.values()]
}

/** A service as it is typed. */
export interface PreparedServiceDraft {
  readonly name: string
  readonly section: string
  readonly minutes: string
  readonly price: string
}

/** A service as it is kept, or which of its fields cannot be. */
export function readPreparedService(
  draft: PreparedServiceDraft,
):
  | { readonly item: PreparedItem; readonly wrong: undefined }
  | { readonly item: undefined; readonly wrong: readonly (keyof PreparedServiceDraft)[] } {
  const { name: names, minutes: range, section: mostSection, price: mostPrice } = SERVICE_LIMITS
  const name = draft.name.trim()
  const section = draft.section.trim()
  const minutes = /^\d{1,4}$/.test(draft.minutes.trim()) ? Number(draft.minutes) : 0
  const price = paiseOf(draft.price)
  const wrong = [
    ...(name.length >= names.least && name.length <= names.most ? [] : (['name'] as const)),
    ...(section.length <= mostSection ? [] : (['section'] as const)),
    ...(minutes >= range.least && minutes <= range.most ? [] : (['minutes'] as const)),
    ...(price === undefined || price > mostPrice ? (['price'] as const) : []),
  ]
  if (price === undefined || wrong.length > 0) return { item: undefined, wrong }
  return {
    item: { name, ...(section ? { section } : {}), minutes: [minutes], price_paise: price },
    wrong: undefined,
  }
}

/** A line of a file: what would be prepared, or why it cannot be. */
export interface PreparedLine {
  readonly line: number
  readonly name: string
  readonly item: PreparedItem | undefined
  readonly problems: readonly LineProblem[]
}

/** The lines of a file as first items: there is nothing yet that a line could change, so each says the whole item. */
export function preparedLines(lines: readonly FileLine[], sells: Sells): readonly PreparedLine[] {
  const seen = new Set<string>()
  return lines.map(({ line, name, item, problems }) => {
    const read = item && wholeItem(item, sells)
    if (!read) return { line, name, item: undefined, problems }
    if (read.problems.length > 0) return { line, name, item: undefined, problems: read.problems }
    const key = preparedKey(read.item)
    if (seen.has(key)) return { line, name, item: undefined, problems: [{ code: 'item_twice' }] }
    seen.add(key)
    return { line, name, item: read.item, problems: [] }
  })
}

function wholeItem(
  { id: _, name, price_paise: price, ...rest }: ItemInput,
  sells: Sells,
): { readonly item: PreparedItem; readonly problems: readonly LineProblem[] } {
  const problems: LineProblem[] = [
    ...(name ? [] : [{ code: 'item_name_invalid', column: 'name' } as const]),
    ...(rest.section ? [] : [{ code: 'item_section_invalid', column: 'section' } as const]),
    ...(price === undefined ? [{ code: 'item_price_invalid', column: 'price' } as const] : []),
    ...(sells === 'dishes' && !rest.diet ? [{ code: 'item_diet_invalid', column: 'diet' } as const] : []),
  ]
  return { item: { ...rest, name: name ?? '', price_paise: price ?? 0 }, problems }
}
