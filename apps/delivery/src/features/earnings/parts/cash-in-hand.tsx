import type { CourierDay } from '@angadi/data/courier-console/courier.ts'
import { cashLevel } from '@angadi/domain/payouts/cash-level.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { Progress } from '@angadi/ui/progress/progress.tsx'
import { Banknote } from 'lucide-react'

/** The collected cash, and how much more may be collected before it must be handed in. */
export function CashInHand({ day }: { readonly day: CourierDay }) {
  const { t } = useTranslation('delivery')
  const { money } = useFormats()
  const limit = day.cash_limit_paise ?? 0
  const level = cashLevel(day.cash_in_hand_paise, limit)
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="text-ink-muted">{t('cash.title')}</h2>
          <p className="text-3xl font-bold">
            <Price paise={day.cash_in_hand_paise} />
          </p>
        </div>
        <Banknote aria-hidden className="size-7 text-ink-muted" />
      </div>
      {limit > 0 ? (
        <>
          <Progress label={t('cash.share')} value={Math.min(day.cash_in_hand_paise, limit)} max={limit} />
          <p className="text-sm text-ink-muted">{t('cash.limit', { limit: money(limit) })}</p>
          {level === 'low' ? null : (
            <Banner tone={level === 'full' ? 'danger' : 'warning'}>
              {t(level === 'full' ? 'cash.full' : 'cash.nearlyFull')}
            </Banner>
          )}
        </>
      ) : null}
      {day.cash_in_hand_paise > 0 ? <p className="text-sm text-ink-muted">{t('cash.how')}</p> : null}
    </Card>
  )
}
