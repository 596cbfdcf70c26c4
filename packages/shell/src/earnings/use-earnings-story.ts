import type { EarningsMovement } from '@angadi/data/earnings/statement.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useChargeLabel } from '../bill/use-charge-label.ts'

const KINDS = ['order_settled', 'order_refunded', 'compensation', 'payout', 'cash_deposit'] as const
const PARTS = ['commission', 'cash_at_counter', 'pay', 'refunded_before', 'transfer', 'cash_set_off'] as const
const REASONS = [
  'item_missing',
  'item_wrong',
  'item_bad',
  'overcharged',
  'arrived_late',
  'goodwill',
  'nobody_at_door',
  'no_courier',
  'not_accepted_in_time',
  'not_picked',
  'customer_request',
] as const

/** The words that explain movements of earnings. */
export interface EarningsStory {
  readonly kind: (movement: EarningsMovement) => string
  /** What a part of a movement is, such as "Commission". */
  readonly part: (code: string) => string
  /** The parts with their amounts, such as "Items ₹400, Commission −₹72". */
  readonly parts: (movement: EarningsMovement) => string
  /** Why, of which items, how far, and the payout's destination. */
  readonly facts: (movement: EarningsMovement) => string
}

/** Explains movements of earnings in words. */
export function useEarningsStory(): EarningsStory {
  const { t } = useTranslation('earnings')
  const { money, distance } = useFormats()
  const chargeLabel = useChargeLabel()
  const part = (code: string) => {
    const known = PARTS.find((one) => one === code)
    return known ? t(`statement.part.${known}`) : chargeLabel({ code })
  }
  const signed = (paise: number) => `${paise < 0 ? '−' : ''}${money(Math.abs(paise))}`
  return {
    kind: ({ kind }) => t(`statement.kind.${KINDS.find((one) => one === kind) ?? 'adjustment'}`),
    part,
    parts: ({ story }) =>
      story.parts.map(({ code, amount_paise }) => `${part(code)} ${signed(amount_paise)}`).join(', '),
    facts: ({ story }) => {
      const why = REASONS.find((one) => one === story.reason)
      return [
        why ? t(`statement.reason.${why}`) : '',
        story.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
        story.distance_m ? distance(story.distance_m) : '',
        story.cash_paise ? t('statement.cash', { amount: money(story.cash_paise) }) : '',
        story.destination ?? '',
        story.reference ?? '',
      ]
        .filter((text) => text !== '')
        .join(' · ')
    },
  }
}
