import { useRegions } from '@angadi/data/admin-console/overview.ts'
import { useMakeIncentive } from '@angadi/data/incentives/incentives.ts'
import {
  INCENTIVE_KINDS,
  INCENTIVE_LIMITS,
  type IncentiveDraft,
  type IncentiveField,
  readIncentive,
} from '@angadi/domain/incentives/incentive-draft.ts'
import { daysAfter, indiaDay } from '@angadi/domain/time/india-day.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useKeyedForm } from '../../../shared/use-keyed-form.ts'

/** How long a rule runs unless somebody says otherwise, in days after the first. */
const USUAL_DAYS = 6

const emptyDraft = (today: string): IncentiveDraft => ({
  kind: 'day',
  deliveries: '',
  from: '',
  to: '',
  amount: '',
  budget: '',
  starts: today,
  until: daysAfter(today, USUAL_DAYS),
  region: '',
})

/** Makes a rule of extra pay: what for, how much, where and when, and what it may cost altogether. */
export function IncentiveForm() {
  const { t } = useTranslation('incentives')
  const errorText = useErrorText()
  const { data: regions = [] } = useRegions()
  const { mutateAsync: make } = useMakeIncentive()
  const today = indiaDay(Date.now())
  const { draft, wrong, put, isBusy, unavailableReason, onSubmit } = useKeyedForm({
    form: 'incentive',
    empty: () => emptyDraft(today),
    read: (now) => {
      const { rule, wrong } = readIncentive(now, today)
      return { input: rule, wrong }
    },
    send: (rule, key) => make({ rule, key }),
    onSent: () => notify.success(t('added')),
    onError: (error) => notify.problem(t('addFailed'), { description: errorText(error) }),
  })
  const field = (name: IncentiveField | 'from') => ({
    label: t(`field.${name}`),
    value: draft[name],
    autoComplete: 'off',
    error: name !== 'from' && wrong.includes(name) ? t(`wrong.${name}`) : undefined,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      put({ [name]: event.currentTarget.value }),
  })
  const days = { min: today, max: daysAfter(today, INCENTIVE_LIMITS.days) }
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={onSubmit}>
      <Select
        label={t('field.kind')}
        value={draft.kind}
        onChange={(event) =>
          put({ kind: INCENTIVE_KINDS.find((kind) => kind === event.currentTarget.value) ?? 'day' })
        }
        options={INCENTIVE_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
      />
      {draft.kind === 'day' ? (
        <TextField {...field('deliveries')} inputMode="numeric" maxLength={3} />
      ) : (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
          <TextField {...field('from')} type="time" />
          <TextField {...field('to')} type="time" />
        </div>
      )}
      <TextField {...field('amount')} lead="₹" inputMode="decimal" maxLength={12} />
      <TextField {...field('budget')} lead="₹" inputMode="decimal" maxLength={16} hint={t('budgetHint')} />
      <TextField {...field('starts')} type="date" {...days} />
      <TextField {...field('until')} type="date" {...days} />
      <Select
        label={t('field.region')}
        value={draft.region}
        onChange={(event) => put({ region: event.currentTarget.value })}
        options={[
          { value: '', label: t('everywhere') },
          ...regions.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
      />
      <Button type="submit" busy={isBusy} unavailableReason={unavailableReason}>
        {t('add')}
      </Button>
    </form>
  )
}
