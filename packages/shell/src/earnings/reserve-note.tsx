import type { Earnings } from '@angadi/data/earnings/earnings.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** What is kept for refunds, by which rule, and when it comes back; nothing where nothing is kept. */
export function ReserveNote({ reserve }: Pick<Earnings, 'reserve'>) {
  const { t } = useTranslation('earnings')
  const { money, dateTime, number } = useFormats()
  if (!reserve) return null
  const { kept_paise, next_release_at: next, share_bp: share, refund_days, release_days: count } = reserve
  return (
    <p className="text-sm text-ink-muted">
      {kept_paise > 0 && next ? (
        <span className="block">
          {t('reserve.kept', { amount: money(kept_paise), time: dateTime(next) })}
        </span>
      ) : null}
      {share && count ? (
        <span className="block">{t('reserve.share', { percent: number(share / 100), count })}</span>
      ) : null}
      {refund_days && count ? <span className="block">{t('reserve.refunds', { count })}</span> : null}
    </p>
  )
}
