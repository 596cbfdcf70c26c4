import type { ReserveRule } from '@angadi/data/payout-desk/reserve-rules.ts'
import { clockTime } from '@angadi/domain/time/clock-time.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** A rule in words: what is kept for how long, and of whom since when. */
export function useRuleWords() {
  const { t } = useTranslation('payout-desk')
  const { number, date } = useFormats()
  return {
    kept: ({ share_bp: share, refund_days: days, release_days: count }: ReserveRule) =>
      share === null
        ? t('reserve.asRefunds', { days: number(days ?? 0), count })
        : t('reserve.asShare', { percent: number(share / 100), count }),
    of: ({ account_kind: kind, from_age_days: age, valid_from: day }: ReserveRule) =>
      t('reserve.since', {
        who: t(`reserve.kind.${kind}`),
        age: number(age),
        day: date(clockTime('12:00', day)),
      }),
  }
}
