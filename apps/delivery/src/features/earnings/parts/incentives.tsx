import { type Incentive, useMyIncentives } from '@angadi/data/courier-console/incentives.ts'
import { clockTime } from '@angadi/domain/time/clock-time.ts'
import { clockOfMinute } from '@angadi/domain/time/minute-of-clock.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Card } from '@angadi/ui/card/card.tsx'
import { Progress } from '@angadi/ui/progress/progress.tsx'

/** The extra pay of today, and how far the courier is; nothing where there is none, and while it cannot be read. */
export default function Incentives() {
  const { t } = useTranslation('incentives')
  const { data: incentives = [] } = useMyIncentives()
  if (incentives.length === 0) return null
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-ink-muted">{t('today')}</h2>
      <ul className="flex flex-col gap-4">
        {incentives.map((one) => (
          <li key={one.id} className="flex flex-col gap-1.5">
            <Reached incentive={one} />
            {one.used_up && one.earned_paise === 0 ? (
              <p className="text-sm text-ink-muted">{t('usedUp')}</p>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-muted">{t('note')}</p>
    </Card>
  )
}

/** What one rule pays, and what was reached of it. */
function Reached({ incentive }: { readonly incentive: Incentive }) {
  const { t } = useTranslation('incentives')
  const { money, time } = useFormats()
  const { deliveries, from_minute: from, to_minute: to, done, earned_paise: earned } = incentive
  if (deliveries !== null) {
    const text =
      earned > 0
        ? t('dayDone', { count: deliveries, amount: money(earned) })
        : t('day', { done, goal: deliveries, amount: money(incentive.amount_paise) })
    return (
      <>
        <p className="font-semibold text-balance">{text}</p>
        <Progress label={text} value={Math.min(done, deliveries)} max={deliveries} />
      </>
    )
  }
  const clock = (minute: number | null) => time(clockTime(clockOfMinute(minute ?? 0)))
  return (
    <>
      <p className="font-semibold text-balance">
        {t('peak', { amount: money(incentive.amount_paise), from: clock(from), to: clock(to) })}
      </p>
      {earned > 0 ? (
        <p className="text-sm text-success-ink">{t('peakDone', { count: done, amount: money(earned) })}</p>
      ) : null}
    </>
  )
}
