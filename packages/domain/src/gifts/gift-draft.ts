import { paiseOf } from '../money.ts'
import { daysAfter } from '../time/india-day.ts'

/** The bounds of gift codes, as in the database; amounts in paise. */
export const GIFT_LIMITS = {
  many: { least: 1, most: 500 },
  amount: { least: 100, most: 1_000_000 },
  days: 3650,
  note: { least: 5, most: 300 },
} as const

/** Gift codes as they are typed. */
export interface GiftDraft {
  readonly many: string
  /** Rupees that each of them is worth. */
  readonly amount: string
  /** The last day, `YYYY-MM-DD`. */
  readonly until: string
  readonly note: string
}

/** Gift codes as the database takes them. */
export type GiftInput = {
  many: number
  amount_paise: number
  expires_on: string
  note: string
}

export type GiftField = keyof GiftDraft

export type ReadGift =
  | { readonly gift: GiftInput; readonly wrong: undefined }
  | { readonly gift: undefined; readonly wrong: readonly GiftField[] }

/**
 * Reads gift codes that are asked for, or names what is wrong with them.
 *
 * @param today the present day in India, `YYYY-MM-DD`
 */
export function readGift({ many, amount, until, note }: GiftDraft, today: string): ReadGift {
  const count = /^\d{1,3}$/.test(many.trim()) ? Number(many) : 0
  const paise = paiseOf(amount) ?? 0
  const reason = note.trim()
  const wrong: GiftField[] = []
  if (count < GIFT_LIMITS.many.least || count > GIFT_LIMITS.many.most) wrong.push('many')
  if (paise < GIFT_LIMITS.amount.least || paise > GIFT_LIMITS.amount.most) wrong.push('amount')
  if (until < today || until > daysAfter(today, GIFT_LIMITS.days)) wrong.push('until')
  if (!isReason(reason)) wrong.push('note')
  if (wrong.length > 0) return { gift: undefined, wrong }
  return { wrong: undefined, gift: { many: count, amount_paise: paise, expires_on: until, note: reason } }
}

/** Whether a text says enough, and not too much, of why gift codes are made or revoked. */
export function isReason(text: string): boolean {
  const { length } = text.trim()
  return length >= GIFT_LIMITS.note.least && length <= GIFT_LIMITS.note.most
}
