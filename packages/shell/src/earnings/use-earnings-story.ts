import type { EarningsMovement } from '@angadi/data/earnings/statement.ts'
import { clockTime } from '@angadi/domain/time/clock-time.ts'
import { clockOfMinute } from '@angadi/domain/time/minute-of-clock.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useChargeLabel } from '../bill/use-charge-label.ts'

const KINDS = [
  'order_settled',
  'order_refunded',
  'compensation',
  'payout',
  'payout_fee',
  'payout_tax',
  'payout_reserve',
  'cash_deposit',
  'incentive',
  'daily_fee',
  'tip',
] as const
const PARTS = ['commission', 'cash_at_counter', 'pay', 'refunded_before', 'cash_set_off'] as const
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
  const { money, distance, date, time } = useFormats()
  const chargeLabel = useChargeLabel()
  const part = (code: string) => {
    const known = PARTS.find((one) => one === code)
    return known ? t(`statement.part.${known}`) : chargeLabel({ code })
  }
  const signed = (paise: number) => `${paise < 0 ? '−' : ''}${money(Math.abs(paise))}`
  const extra = (incentive: EarningsMovement['story']['incentive']) => {
    if (!incentive) return ''
    const { kind, deliveries, each_paise: each, from_minute: from, to_minute: to } = incentive
    const day = date(clockTime('12:00', incentive.day))
    if (kind === 'day' || from === null || to === null)
      return t('statement.incentive.day', { count: deliveries, day })
    return t('statement.incentive.peak', {
      many: deliveries,
      each: money(each),
      from: time(clockTime(clockOfMinute(from))),
      to: time(clockTime(clockOfMinute(to))),
      day,
    })
  }
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
        extra(story.incentive),
        story.cash_paise ? t('statement.cash', { amount: money(story.cash_paise) }) : '',
        story.destination ?? '',
        story.reference ?? '',
      ]
        .filter((text) => text !== '')
        .join(' · ')
    },
  }
}
