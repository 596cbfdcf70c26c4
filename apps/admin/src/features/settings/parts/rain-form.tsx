import { type Rain, useStartRain } from '@angadi/data/admin-console/surcharges.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { CloudRain } from 'lucide-react'
import { useState } from 'react'
import { SURCHARGE_RUPEES, wholeRupees } from './surcharge-amount.ts'

/** For how many hours rain is switched on. */
const HOURS = [1, 2, 3, 6, 12]
const HOUR_MS = 60 * 60_000

export interface RainFormProps {
  readonly regions: readonly { readonly slug: string; readonly name: string }[]
}

/** Switches the rain surcharge on for a region and some hours. */
export function RainForm({ regions }: RainFormProps) {
  const { t } = useTranslation('admin')
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutateAsync: start } = useStartRain()
  const [region, setRegion] = useState('')
  const [rupees, setRupees] = useState('15')
  const [hours, setHours] = useState('2')
  const [isShown, setShown] = useState(false)
  const amount = wholeRupees(rupees)
  const { submit, isBusy } = useSubmission({
    form: 'rain',
    work: (rain: Rain) => start(rain),
    onSuccess: () => {
      setShown(false)
      notify.success(t('surcharge.started'))
    },
    onError: (error) => notify.problem(t('surcharge.startFailed'), { description: errorText(error) }),
  })
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3 px-4 py-4 md:grid-cols-[1fr_8rem_10rem_auto] md:items-start md:px-5"
      onSubmit={(event) => {
        event.preventDefault()
        setShown(true)
        if (region && amount !== undefined)
          void submit({
            region,
            amountPaise: amount * 100,
            until: new Date(Date.now() + Number(hours) * HOUR_MS),
          })
      }}
    >
      <Select
        label={t('filters.region')}
        value={region}
        error={isShown && !region ? t('surcharge.regionMissing') : undefined}
        onChange={(event) => setRegion(event.currentTarget.value)}
        options={[
          { value: '', label: t('surcharge.chooseRegion') },
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
      <Select
        label={t('surcharge.for')}
        value={hours}
        onChange={(event) => setHours(event.currentTarget.value)}
        options={HOURS.map((one) => ({ value: String(one), label: t('surcharge.hours', { count: one }) }))}
      />
      <Button
        type="submit"
        variant="secondary"
        className="md:mt-7"
        icon={<CloudRain aria-hidden />}
        busy={isBusy}
        unavailableReason={unavailableReason}
      >
        {t('surcharge.startRain')}
      </Button>
    </form>
  )
}
