import { useDriverDay, useSetGoal } from '@angadi/data/driver-day/day.ts'
import { paiseOf, rupeesOf } from '@angadi/domain/money.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Progress } from '@angadi/ui/progress/progress.tsx'
import { StatTile } from '@angadi/ui/stat-tile/stat-tile.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { KeepOrRemove } from '../../../shared/keep-or-remove.tsx'

/** The limits of the server for a goal, in paise. */
const LEAST = 100
const MOST = 10_000_000

/** The goal for the day with its progress, the pay of an hour, and the ways that were paid and were not. */
export default function DailyGoal() {
  const { t } = useTranslation('driver-day')
  const { money, distance } = useFormats()
  const { data: day } = useDriverDay()
  const [isOpen, setOpen] = useState(false)
  if (!day) return null
  const { goal_paise: goal, earned_paise: earned, per_hour_paise: hour } = day
  return (
    <div className="flex flex-col gap-4">
      <Card className="flex flex-col gap-3">
        <h2 className="text-lg font-bold">{t('goal.title')}</h2>
        {goal === null ? null : (
          <>
            <p className="font-semibold tabular-nums">
              {t('goal.of', { earned: money(earned), goal: money(goal) })}
            </p>
            <Progress label={t('goal.title')} value={Math.min(earned, goal)} max={goal} />
            <p className="text-ink-muted">
              {earned >= goal ? t('goal.reached') : t('goal.left', { amount: money(goal - earned) })}
            </p>
          </>
        )}
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t(goal === null ? 'goal.set' : 'goal.change')}
        </Button>
      </Card>
      <section aria-label={t('figures.title')}>
        <dl className="grid grid-cols-1 gap-3 sm:grid-cols-3">
          <StatTile
            label={t('figures.perHour')}
            value={hour === null ? '–' : money(hour)}
            note={hour === null ? t('figures.tooShort') : undefined}
          />
          <StatTile label={t('figures.paidWay')} value={distance(day.paid_m)} />
          <StatTile label={t('figures.emptyWay')} value={distance(day.empty_m)} />
        </dl>
      </section>
      {isOpen ? <GoalSheet goal={goal} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}

/** Sets, changes or removes the goal. */
function GoalSheet({ goal, onClose }: { readonly goal: number | null; readonly onClose: () => void }) {
  const { t } = useTranslation(['driver-day', 'common'])
  const errorText = useErrorText()
  const set = useSetGoal()
  const [typed, setTyped] = useState(goal === null ? '' : rupeesOf(goal))
  const [isChecked, setChecked] = useState(false)
  const paise = paiseOf(typed)
  const isRight = paise !== undefined && paise >= LEAST && paise <= MOST
  const keep = (next: number | undefined) =>
    set.mutateAsync(next).then(onClose, (error: unknown) => notify.problem(errorText(error)))
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('goal.title')}
      closeLabel={t('common:close')}
      footer={
        <KeepOrRemove
          keep={t('goal.save')}
          onKeep={() => {
            setChecked(true)
            if (isRight) void keep(paise)
          }}
          remove={t('goal.remove')}
          onRemove={goal === null ? undefined : () => void keep(undefined)}
          busy={set.isPending}
        />
      }
    >
      <TextField
        label={t('goal.amount')}
        lead="₹"
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        value={typed}
        error={isChecked && !isRight ? t('goal.missing') : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </DialogSheet>
  )
}
