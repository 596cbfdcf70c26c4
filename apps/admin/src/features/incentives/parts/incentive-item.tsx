import { type IncentiveRule, useEndIncentive } from '@angadi/data/incentives/incentives.ts'
import { clockTime } from '@angadi/domain/time/clock-time.ts'
import { clockOfMinute } from '@angadi/domain/time/minute-of-clock.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { Progress } from '@angadi/ui/progress/progress.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

const TONES = { running: 'success', coming: 'action', over: 'neutral' } as const

/** One rule: what it pays, where and when, what it has cost, and the button that ends it. */
export function IncentiveItem({ rule }: { readonly rule: IncentiveRule }) {
  const { t } = useTranslation(['incentives', 'common'])
  const { money, date } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutateAsync, isPending } = useEndIncentive()
  const [isAsking, setAsking] = useState(false)
  const name = useRuleName(rule)
  const { budget_paise: budget, paid_paise: paid } = rule
  const day = (on: string) => date(clockTime('12:00', on))
  const spent = t('costOf', { amount: money(paid), budget: money(budget) })
  const end = () =>
    mutateAsync(rule.id).then(
      () => setAsking(false),
      (error: unknown) => notify.problem(t('endFailed'), { description: errorText(error) }),
    )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="flex flex-wrap items-center gap-2 font-bold">
          <span>{name}</span>
          <Badge tone={TONES[rule.state]}>{t(`state.${rule.state}`)}</Badge>
        </h3>
        <p className="text-sm text-ink-muted">
          {[
            t('dates', { from: day(rule.starts_on), to: day(rule.ends_on) }),
            rule.region_name ?? t('everywhere'),
          ].join(' · ')}
        </p>
        {rule.made_by ? (
          <p className="text-sm text-ink-muted">{t('madeBy', { name: rule.made_by })}</p>
        ) : null}
      </div>
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p>{t('couriers', { count: rule.couriers })}</p>
        <p className="mb-1">{spent}</p>
        <Progress label={spent} value={Math.min(paid, budget)} max={budget} />
      </div>
      {rule.state === 'over' ? null : (
        <Button
          variant="secondary"
          size="sm"
          unavailableReason={unavailableReason}
          aria-label={t('endOf', { rule: name })}
          onClick={() => setAsking(true)}
        >
          {t('end')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('endTitle')}
        body={`${name}. ${t('endText')}`}
        confirmLabel={t('end')}
        cancelLabel={t('common:cancel')}
        dangerous
        busy={isPending}
        onConfirm={() => void end()}
      />
    </div>
  )
}

/** What a rule pays, in words. */
function useRuleName({ deliveries, from_minute, to_minute, amount_paise }: IncentiveRule): string {
  const { t } = useTranslation('incentives')
  const { money, time } = useFormats()
  const amount = money(amount_paise)
  if (deliveries !== null) return t('dayRule', { count: deliveries, amount })
  const clock = (minute: number | null) => time(clockTime(clockOfMinute(minute ?? 0)))
  return t('peakRule', { amount, from: clock(from_minute), to: clock(to_minute) })
}
