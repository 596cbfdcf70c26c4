import { type RegionRideTerms, useSetRideTerms } from '@angadi/data/ride-terms/terms.ts'
import {
  RIDE_MODELS,
  RIDE_TERMS_LIMITS,
  type RideTermsDraft,
  readRideTerms,
} from '@angadi/domain/rides/terms-draft.ts'
import { daysAfter, indiaDay } from '@angadi/domain/time/india-day.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useVehicleWord } from '@angadi/shell/use-vehicle-word.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useKeyedForm } from '../../../shared/use-keyed-form.ts'

const emptyDraft = (today: string): RideTermsDraft => ({
  region: '',
  vehicle: '',
  model: 'commission',
  percent: '',
  fee: '',
  starts: daysAfter(today, 1),
})

/** What is typed, with the first town and vehicle where nobody has chosen one that is there. */
function chosenOf(draft: RideTermsDraft, places: readonly RegionRideTerms[]): RideTermsDraft {
  const region = places.some(({ region_id: id }) => id === draft.region)
    ? draft.region
    : (places[0]?.region_id ?? '')
  const there = places.filter(({ region_id: id }) => id === region).map(({ vehicle }) => vehicle)
  return { ...draft, region, vehicle: there.includes(draft.vehicle) ? draft.vehicle : (there[0] ?? '') }
}

/** Sets what drivers pay from a day on, at the earliest tomorrow. What was typed stays until the terms are set. */
export function RideTermsForm({ places }: { readonly places: readonly RegionRideTerms[] }) {
  const { t } = useTranslation('ride-terms')
  const errorText = useErrorText()
  const word = useVehicleWord()
  const { mutateAsync: set } = useSetRideTerms()
  const today = indiaDay(Date.now())
  const {
    draft: typed,
    wrong,
    put: change,
    isBusy,
    unavailableReason,
    onSubmit,
  } = useKeyedForm({
    form: 'ride-terms',
    empty: () => emptyDraft(today),
    read: (now) => {
      const { terms, wrong } = readRideTerms(chosenOf(now, places), today)
      return { input: terms, wrong }
    },
    send: (terms, key) => set({ terms, key }),
    onSent: () => notify.success(t('added')),
    onError: (error) => notify.problem(t('addFailed'), { description: errorText(error) }),
  })
  const draft = chosenOf(typed, places)
  const put = (changes: Partial<RideTermsDraft>) => change({ ...draft, ...changes })
  const regions = new Map(places.map(({ region_id: id, region_name: name }) => [id, name]))
  const vehicles = places.filter(({ region_id: id }) => id === draft.region)
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={onSubmit}>
      <Select
        label={t('region')}
        value={draft.region}
        onChange={(event) => put({ region: event.currentTarget.value })}
        options={[...regions].map(([value, label]) => ({ value, label }))}
      />
      <Select
        label={t('vehicle')}
        value={draft.vehicle}
        onChange={(event) => put({ vehicle: event.currentTarget.value })}
        options={vehicles.map(({ vehicle }) => ({ value: vehicle, label: word(vehicle) }))}
      />
      <Select
        label={t('model')}
        value={draft.model}
        onChange={(event) =>
          put({ model: RIDE_MODELS.find((model) => model === event.currentTarget.value) ?? 'commission' })
        }
        options={RIDE_MODELS.map((model) => ({ value: model, label: t(model) }))}
      />
      {draft.model === 'daily_fee' ? (
        <TextField
          label={t('fee')}
          lead="₹"
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          hint={t('feeHint')}
          value={draft.fee}
          error={wrong.includes('fee') ? t('wrong.fee') : undefined}
          onChange={(event) => put({ fee: event.currentTarget.value })}
        />
      ) : (
        <TextField
          label={t('percent')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
          hint={t('percentHint')}
          value={draft.percent}
          error={wrong.includes('percent') ? t('wrong.percent') : undefined}
          onChange={(event) => put({ percent: event.currentTarget.value })}
        />
      )}
      <TextField
        label={t('starts')}
        type="date"
        min={daysAfter(today, 1)}
        max={daysAfter(today, RIDE_TERMS_LIMITS.days)}
        hint={t('startsHint')}
        value={draft.starts}
        error={wrong.includes('starts') ? t('wrong.starts') : undefined}
        onChange={(event) => put({ starts: event.currentTarget.value })}
      />
      <Button type="submit" busy={isBusy} unavailableReason={unavailableReason}>
        {t('add')}
      </Button>
    </form>
  )
}
