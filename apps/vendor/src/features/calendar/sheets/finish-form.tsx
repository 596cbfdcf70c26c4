import type { TakenBy } from '@angadi/data/booking-desk/change.ts'
import { paiseOf, rupeesOf } from '@angadi/domain/money.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useState } from 'react'
import type { FormProps } from './cancel-form.tsx'

const WAYS = ['cash', 'upi', 'card'] as const satisfies readonly TakenBy[]
/** The most that is noted of one visit, in paise. */
const MOST_PAISE = 10_000_000

/** Ends the visit of whoever walked in, with what was taken at the desk and how. */
export function FinishForm({ booking, busy, onStep, onBack }: FormProps) {
  const { t } = useTranslation(['calendar', 'common'])
  const offline = useOfflineReason()
  const [amount, setAmount] = useState(() => rupeesOf(booking.total_paise ?? 0))
  const [way, setWay] = useState<TakenBy>('cash')
  const [problem, setProblem] = useState<string>()
  const finish = () => {
    const paise = amount.trim() === '' ? 0 : paiseOf(amount)
    if (paise === undefined || paise > MOST_PAISE) setProblem(t('finish.amountWrong'))
    else onStep({ to: 'completed', taken: { paise, by: way } })
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        finish()
      }}
    >
      <TextField
        label={t('finish.amount')}
        hint={t('walkIn.outside')}
        lead="₹"
        inputMode="decimal"
        value={amount}
        error={problem}
        onChange={(event) => {
          setAmount(event.currentTarget.value)
          setProblem(undefined)
        }}
      />
      <RadioGroup
        label={t('finish.way')}
        options={WAYS.map((value) => ({ value, label: t(`way.${value}`) }))}
        value={way}
        onChange={(value) => setWay(WAYS.find((known) => known === value) ?? 'cash')}
      />
      <div className="flex flex-wrap gap-2 [&>*]:flex-1 [&>*]:basis-40">
        <Button type="submit" busy={busy} unavailableReason={offline}>
          {t('act.finish')}
        </Button>
        <Button type="button" variant="secondary" onClick={onBack}>
          {t('common:back')}
        </Button>
      </div>
    </form>
  )
}
