import { useDriverDay } from '@angadi/data/driver-day/day.ts'
import { type RideTerms, useMyRideTerms } from '@angadi/data/driver-day/ride-terms.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Card } from '@angadi/ui/card/card.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { FeeRows } from './fee-rows.tsx'

/** Basis points of one percent. */
const PERCENT = 100

/** What the driver pays for rides today and from when otherwise, and the fee of today with what is left. */
export default function RideTermsCard() {
  const { t } = useTranslation('driver-day')
  const { date } = useFormats()
  const { data: mine } = useMyRideTerms()
  if (!mine) return null
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{t('terms.title')}</h2>
      <Terms title={t('terms.today')} terms={mine} mostBp={mine.most_bp} />
      {mine.next ? (
        <Terms
          title={t('terms.from', { day: date(mine.next.from) })}
          terms={mine.next}
          mostBp={mine.most_bp}
        />
      ) : null}
      <FeeOfToday />
    </Card>
  )
}

interface TermsProps {
  readonly title: string
  readonly terms: RideTerms
  readonly mostBp: number
}

function Terms({ title, terms, mostBp }: TermsProps) {
  const { t } = useTranslation('driver-day')
  const { money, number } = useFormats()
  const percent = (bp: number) => number(bp / PERCENT)
  if (terms.model === 'daily_fee')
    return (
      <section aria-label={title}>
        <h3 className="font-semibold">{title}</h3>
        <p>{t('terms.feeText', { amount: money(terms.fee_paise) })}</p>
        <p className="text-sm text-ink-muted">{t('terms.feeLimit', { percent: percent(mostBp) })}</p>
      </section>
    )
  const [first] = terms.modes
  const isOne = terms.modes.every(({ commission_bp: bp }) => bp === first?.commission_bp)
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      {isOne && first ? (
        <p>{t('terms.commissionText', { percent: percent(first.commission_bp) })}</p>
      ) : (
        <KeyValueList
          entries={terms.modes.map(({ mode, commission_bp: bp }) => ({
            key: mode,
            label: t(`terms.mode.${mode}`),
            value: t('terms.commissionText', { percent: percent(bp) }),
          }))}
        />
      )}
    </section>
  )
}

/** Today's earnings, the fee, and what is left; nothing on a day without one. */
function FeeOfToday() {
  const { t } = useTranslation('driver-day')
  const { data: day } = useDriverDay()
  if (!day || day.fee_paise === 0) return null
  return (
    <section aria-label={t('terms.sum')} className="border-t border-line pt-3">
      <FeeRows earnedPaise={day.earned_paise} feePaise={day.fee_paise} />
      <p className="text-sm text-ink-muted">{t('terms.soon')}</p>
    </section>
  )
}
