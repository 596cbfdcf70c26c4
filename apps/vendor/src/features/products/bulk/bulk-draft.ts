import type { BulkChange } from '@angadi/data/vendor-products/change-items.ts'
import { MOST_LETTERS, MOST_STOCK } from '@angadi/domain/products/item-problem.ts'

/** What can be changed of many items. */
export const BULK_KINDS = ['price', 'switch', 'section', 'stock', 'tax', 'remove'] as const
export type BulkKind = (typeof BULK_KINDS)[number]

/** A change of many items as it is typed. */
export interface BulkDraft {
  readonly kind: BulkKind
  readonly direction: 'up' | 'down'
  /** In percent, with at most two decimals. */
  readonly percent: string
  readonly isOn: boolean
  readonly section: string
  /** Empty: not counted any more. */
  readonly stock: string
  readonly taxClass: string
}

export const FIRST_BULK: BulkDraft = {
  kind: 'price',
  direction: 'up',
  percent: '',
  isOn: false,
  section: '',
  stock: '',
  taxClass: 'goods_5',
}

/** The widest change of a price in one go, in percent: up by so much, or down to a tenth. */
const MOST_PERCENT = { up: 100, down: 90 } as const

/** Basis points of a typed percentage; undefined when it is none, or nothing. */
export function basisPointsOf({
  direction,
  percent,
}: Pick<BulkDraft, 'direction' | 'percent'>): number | undefined {
  const typed = percent.trim().replace(',', '.')
  const value = Number(typed)
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(typed) || value <= 0 || value > MOST_PERCENT[direction]) return undefined
  return Math.round(value * 100) * (direction === 'up' ? 1 : -1)
}

/** The change that a draft describes; undefined while something is missing. */
export function changeOf(draft: BulkDraft): BulkChange | undefined {
  switch (draft.kind) {
    case 'price': {
      const price_bp = basisPointsOf(draft)
      return price_bp === undefined ? undefined : { price_bp }
    }
    case 'switch':
      return { is_available: draft.isOn }
    case 'section': {
      const section = draft.section.trim()
      return section === '' || section.length > MOST_LETTERS.section ? undefined : { section }
    }
    case 'stock': {
      const typed = draft.stock.trim()
      if (typed === '') return { stock: null }
      return /^\d{1,6}$/.test(typed) && Number(typed) <= MOST_STOCK ? { stock: Number(typed) } : undefined
    }
    case 'tax':
      return { tax_class: draft.taxClass }
    case 'remove':
      return { remove: true }
  }
}
