import { GENDERS } from '@angadi/data/bookings/gender.ts'
import { type ResourceChange, useSaveResource } from '@angadi/data/salon-desk/change-setup.ts'
import type { Resource } from '@angadi/data/salon-desk/setup.ts'
import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import {
  rowsOfWeek,
  USUAL_WEEK,
  type WorkingWeek,
  weekProblem,
} from '@angadi/domain/salon-desk/working-day.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { RestoredFormNotice } from '@angadi/shell/submission/restored-form-notice.tsx'
import { useSavedForm } from '@angadi/shell/submission/use-saved-form.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { type FormEvent, useState } from 'react'
import { StepperField } from '../../../shared/stepper-field.tsx'
import { AccountChoice } from './account-choice.tsx'
import { WeekFields } from './week-fields.tsx'

export interface ResourceFormProps {
  readonly id: string
  readonly vendor: MyVendor
  /** Undefined for what is to be added. */
  readonly resource: Resource | undefined
  readonly isPerson: boolean
  readonly onBusy: (isBusy: boolean) => void
  readonly onAdded: () => void
}

/** What can be wrong with a name: fewer or more letters than the database takes. */
const NAME = { least: 2, most: 80 }

/** Name and account of a person, or kind and places of a room; somebody new with the hours of the week. */
export function ResourceForm({ id, vendor, resource, isPerson, onBusy, onAdded }: ResourceFormProps) {
  const { t } = useTranslation(['salon', 'errors'])
  const errorText = useErrorText()
  const isOnline = useOnline()
  const [first] = useState(() => ({
    name: resource?.name ?? '',
    kind: resource?.kind ?? (isPerson ? ('person' as const) : ('room' as const)),
    capacity: resource?.capacity ?? 1,
    account: resource?.account?.user_id ?? '',
    gender: resource?.gender ?? null,
  }))
  const kept = useSavedForm<{ readonly name: string }>({
    form: `resource-${vendor.id}-${resource?.id ?? (isPerson ? 'new' : 'new-room')}`,
    read: ({ name }) => (typeof name === 'string' ? { name } : undefined),
  })
  const [draft, setDraft] = useState({ ...first, ...kept.recovered })
  const [week, setWeek] = useState<WorkingWeek>(USUAL_WEEK)
  const [wrong, setWrong] = useState<string>()
  const [error, setError] = useState<string>()
  const { mutateAsync: save } = useSaveResource(vendor.id)
  const { name, kind, capacity, account, gender } = draft
  const { submit, isBusy } = useSubmission({
    form: 'salon-resource',
    validate: () => {
      const isNamed = name.trim().length >= NAME.least && name.trim().length <= NAME.most
      setWrong(isNamed ? undefined : t('person.wrongName'))
      const hours = resource || !isPerson ? undefined : weekProblem(week)
      setError(hours ? t(`hours.wrong.${hours.problem}`) : undefined)
      return isNamed && !hours
    },
    work: (change: ResourceChange) => save(change),
    onSuccess: () => {
      kept.forget()
      onBusy(false)
      notify.success(t(resource ? 'person.saved' : 'person.added', { name: name.trim() }))
      if (!resource) onAdded()
    },
    onError: (problem) => {
      onBusy(false)
      setError(errorText(problem))
    },
  })
  const put = (changes: Partial<typeof draft>) => {
    setDraft({ ...draft, ...changes })
    setWrong(undefined)
    setError(undefined)
    if (changes.name !== undefined) kept.save({ name: changes.name })
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!resource) onBusy(true)
    void submit({
      ...(resource ? { id: resource.id } : { kind }),
      name: name.trim(),
      ...(kind === 'pool' ? { capacity } : {}),
      ...(isPerson && account !== first.account ? { user_id: account === '' ? null : account } : {}),
      ...(isPerson && gender !== first.gender ? { gender } : {}),
      ...(resource || !isPerson ? {} : { hours: rowsOfWeek(week) }),
    }).finally(() => onBusy(false))
  }
  const isChanged =
    name !== (resource?.name ?? '') ||
    capacity !== resource?.capacity ||
    account !== first.account ||
    gender !== first.gender
  return (
    <form id={id} noValidate onSubmit={send} className="flex flex-col gap-4">
      {kept.isRecovered ? (
        <RestoredFormNotice
          onDiscard={() => {
            kept.forget()
            setDraft(first)
          }}
        />
      ) : null}
      {resource ? (
        <Switch
          label={<span className="text-lg font-semibold">{t('person.bookable')}</span>}
          hint={t(resource.is_active ? 'person.bookableText' : 'person.offText')}
          checked={resource.is_active}
          onChange={(event) => {
            save({ id: resource.id, is_active: event.currentTarget.checked }).catch((problem: unknown) =>
              notify.problem(errorText(problem)),
            )
          }}
        />
      ) : null}
      {resource || isPerson ? null : (
        <SegmentedControl
          label={t('person.kind')}
          value={kind === 'pool' ? 'pool' : 'room'}
          onChange={(next) => put({ kind: next, capacity: next === 'pool' ? 2 : 1 })}
          segments={[
            { value: 'room', label: t('team.kind.room') },
            { value: 'pool', label: t('team.kind.pool') },
          ]}
        />
      )}
      <TextField
        label={t(isPerson ? 'person.name' : 'person.roomName')}
        hint={isPerson ? t('person.nameHint') : undefined}
        maxLength={NAME.most}
        autoComplete="off"
        required
        value={name}
        error={wrong}
        onChange={(event) => put({ name: event.currentTarget.value })}
      />
      {kind === 'pool' ? (
        <StepperField
          label={t('person.places')}
          value={capacity}
          onChange={(next) => put({ capacity: next })}
          min={1}
          max={100}
          decreaseLabel={t('person.fewerPlaces')}
          increaseLabel={t('person.morePlaces')}
        />
      ) : null}
      {isPerson ? (
        <Select
          label={t('person.gender')}
          hint={t('person.genderHint')}
          value={gender ?? ''}
          onChange={({ target }) => put({ gender: GENDERS.find((one) => one === target.value) ?? null })}
          options={[
            { value: '', label: t('person.genderUnsaid') },
            ...GENDERS.map((one) => ({ value: one, label: t(`person.${one}`) })),
          ]}
        />
      ) : null}
      {isPerson ? (
        <AccountChoice vendor={vendor} value={account} onChange={(next) => put({ account: next })} />
      ) : null}
      {resource || !isPerson ? null : <WeekFields week={week} wrong={undefined} onChange={setWeek} />}
      <p role="alert" className="text-sm font-medium text-danger-ink empty:hidden">
        {error}
      </p>
      {resource && isChanged ? (
        <div>
          <Button type="submit" busy={isBusy} unavailableReason={isOnline ? undefined : t('offlineShort')}>
            {t('person.save')}
          </Button>
        </div>
      ) : null}
    </form>
  )
}
