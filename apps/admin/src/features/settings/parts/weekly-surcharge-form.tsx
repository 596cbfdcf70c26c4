import { useAddWeeklySurcharge, type WeeklySurcharge } from '@angadi/data/admin-console/surcharges.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Checkbox } from '@angadi/ui/checkbox/checkbox.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { SURCHARGE_RUPEES, wholeRupees } from './surcharge-amount.ts'
import { dayOfWeek } from './weekday.ts'

const REASONS = ['peak', 'night'] as const
const DAYS = [1, 2, 3, 4, 5, 6, 0]

export interface WeeklySurchargeFormProps {
  readonly regions: readonly { readonly slug: string; readonly name: string }[]
}

/** Adds a surcharge of peak hours or nights, which comes back every week by the Indian clock. */
export function WeeklySurchargeForm({ regions }: WeeklySurchargeFormProps) {
  const { t } = useTranslation('admin')
  const { weekday } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutateAsync: add } = useAddWeeklySurcharge()
  const [reason, setReason] = useState<WeeklySurcharge['reason']>('peak')
  const [region, setRegion] = useState('')
  const [rupees, setRupees] = useState('20')
  const [days, setDays] = useState<readonly number[]>([])
  const [from, setFrom] = useState('19:00')
  const [to, setTo] = useState('22:00')
  const [isShown, setShown] = useState(false)
  const amount = wholeRupees(rupees)
  const areHours = from !== '' && to !== '' && from !== to
  const { submit, isBusy } = useSubmission({
    form: 'weekly-surcharge',
    work: (surcharge: WeeklySurcharge) => add(surcharge),
    onSuccess: () => {
      setShown(false)
      notify.success(t('surcharge.added'))
    },
    onError: (error) => notify.problem(t('surcharge.addFailed'), { description: errorText(error) }),
  })
  return (
    <form
      noValidate
      aria-label={t('surcharge.weekly')}
      className="flex flex-col gap-3 border-t border-line px-4 py-4 md:px-5"
      onSubmit={(event) => {
        event.preventDefault()
        setShown(true)
        if (amount !== undefined && areHours)
          void submit({
            reason,
            region: region || undefined,
            amountPaise: amount * 100,
            weekdays: days.length === DAYS.length ? [] : days,
            from,
            to,
          })
      }}
    >
      <h3 className="font-semibold">{t('surcharge.weekly')}</h3>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_8rem_8rem_8rem] lg:items-start">
        <Select
          label={t('surcharge.why')}
          value={reason}
          onChange={({ currentTarget }) =>
            setReason(REASONS.find((one) => one === currentTarget.value) ?? 'peak')
          }
          options={REASONS.map((one) => ({ value: one, label: t(`surcharge.reason.${one}`) }))}
        />
        <Select
          label={t('filters.region')}
          value={region}
          onChange={(event) => setRegion(event.currentTarget.value)}
          options={[
            { value: '', label: t('filters.allRegions') },
            ...regions.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
        <TextField
          label={t('surcharge.amount')}
          lead="₹"
          inputMode="numeric"
          value={rupees}
          error={isShown && amount === undefined ? t('surcharge.amountWrong', SURCHARGE_RUPEES) : undefined}
          onChange={(event) => setRupees(event.currentTarget.value)}
        />
        <TextField
          label={t('surcharge.from')}
          type="time"
          value={from}
          error={isShown && !areHours ? t('surcharge.hoursWrong') : undefined}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextField
          label={t('surcharge.to')}
          type="time"
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      </div>
      <fieldset className="flex flex-wrap gap-x-5">
        <legend className="text-sm text-ink-muted">{t('surcharge.days')}</legend>
        {DAYS.map((day) => (
          <Checkbox
            key={day}
            label={weekday(dayOfWeek(day))}
            checked={days.includes(day)}
            onChange={({ currentTarget }) =>
              setDays(currentTarget.checked ? [...days, day] : days.filter((one) => one !== day))
            }
          />
        ))}
      </fieldset>
      <p className="text-sm text-ink-muted">{t('surcharge.asBilled')}</p>
      <Button
        type="submit"
        variant="secondary"
        className="self-start"
        icon={<Clock aria-hidden />}
        busy={isBusy}
        unavailableReason={unavailableReason}
      >
        {t('surcharge.add')}
      </Button>
    </form>
  )
}
