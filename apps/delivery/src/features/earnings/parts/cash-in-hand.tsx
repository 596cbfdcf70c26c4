import { cashLevel } from '@angadi/domain/payouts/cash-level.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { Progress } from '@angadi/ui/progress/progress.tsx'
import { Banknote } from 'lucide-react'
import type { ReactNode } from 'react'

export interface CashInHandProps {
  /** With the cash of present jobs, in paise. */
  readonly inHandPaise: number
  readonly limitPaise: number
  /** The way to hand it in, shown while there is any. */
  readonly action?: ReactNode
}

/** The collected cash, and how much more may be collected before it must be handed in. */
export function CashInHand({ inHandPaise, limitPaise, action }: CashInHandProps) {
  const { t } = useTranslation('delivery')
  const { money } = useFormats()
  const level = cashLevel(inHandPaise, limitPaise)
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="text-ink-muted">{t('cash.title')}</h2>
          <p className="text-3xl font-bold">
            <Price paise={inHandPaise} />
          </p>
        </div>
        <Banknote aria-hidden className="size-7 text-ink-muted" />
      </div>
      {limitPaise > 0 ? (
        <>
          <Progress label={t('cash.share')} value={Math.min(inHandPaise, limitPaise)} max={limitPaise} />
          <p className="text-sm text-ink-muted">{t('cash.limit', { limit: money(limitPaise) })}</p>
          {level === 'low' ? null : (
            <Banner tone={level === 'full' ? 'danger' : 'warning'}>
              {t(level === 'full' ? 'cash.full' : 'cash.nearlyFull')}
            </Banner>
          )}
        </>
      ) : null}
      {inHandPaise > 0 ? action : null}
    </Card>
  )
}
