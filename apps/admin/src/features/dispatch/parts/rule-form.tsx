import { useRegions } from '@angadi/data/admin-console/overview.ts'
import { type DispatchRuleInput, useDispatchRules, useSetDispatchRule } from '@angadi/data/dispatch/rules.ts'
import {
  DISPATCH_LIMITS,
  type DispatchNumber,
  readDispatchNumber,
  readLeastRating,
  readRounds,
  readWeight,
  type TypedRound,
} from '@angadi/domain/dispatch/rule-draft.ts'
import { clockTime } from '@angadi/domain/time/clock-time.ts'
import { indiaDay } from '@angadi/domain/time/india-day.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useRef, useState } from 'react'
import { RoundsField } from './rounds-field.tsx'
import { ruleOfScope } from './state-of-rule.ts'
import { WeightsField } from './weights-field.tsx'

const NUMBERS = ['far', 'offer', 'stale', 'silent', 'extra'] as const satisfies readonly DispatchNumber[]
const WORK = ['goods', 'parcels', 'rides'] as const

interface Draft {
  readonly region: string
  readonly work: string
  readonly from: string
  readonly far: string
  readonly offer: string
  readonly stale: string
  readonly silent: string
  readonly extra: string
  readonly floor: string
  readonly note: string
  /** Null: they stay as they are in force. */
  readonly rounds: readonly TypedRound[] | null
  readonly weights: Readonly<Record<string, string>>
}

const emptyDraft = (today: string): Draft => ({
  region: '',
  work: '',
  from: today,
  far: '',
  offer: '',
  stale: '',
  silent: '',
  extra: '',
  floor: '',
  note: '',
  rounds: null,
  weights: {},
})

const weightsOf = (draft: Draft) =>
  Object.entries(draft.weights).flatMap(([factor, typed]) => {
    const weight = readWeight(typed)
    return typeof weight === 'number' ? [[factor, weight] as const] : []
  })

const scopeOf = (draft: Draft) => ({
  region_id: draft.region || null,
  work: WORK.find((work) => work === draft.work) ?? null,
})

/** What is sent of a draft; an empty number stays as it is in force, and today means from now on. */
function inputOf(draft: Draft, today: string): DispatchRuleInput {
  const far = readDispatchNumber('far', draft.far) ?? undefined
  const offer = readDispatchNumber('offer', draft.offer) ?? undefined
  const stale = readDispatchNumber('stale', draft.stale) ?? undefined
  const silent = readDispatchNumber('silent', draft.silent) ?? undefined
  const extra = readDispatchNumber('extra', draft.extra) ?? undefined
  const floor = readLeastRating(draft.floor) ?? undefined
  const rounds = draft.rounds === null ? undefined : (readRounds(draft.rounds) ?? undefined)
  const weights = weightsOf(draft)
  return {
    ...scopeOf(draft),
    ...(draft.from > today ? { valid_from: clockTime('00:00', draft.from).toISOString() } : {}),
    ...(far === undefined ? {} : { far_m: far }),
    ...(offer === undefined ? {} : { offer_seconds: offer }),
    ...(stale === undefined ? {} : { stale_seconds: stale }),
    ...(silent === undefined ? {} : { silent_seconds: silent }),
    ...(extra === undefined ? {} : { max_extra_seconds: extra }),
    ...(floor === undefined ? {} : { rating_floor: floor === 0 ? null : floor }),
    ...(rounds === undefined ? {} : { rounds }),
    ...(weights.length === 0 ? {} : { weights: Object.fromEntries(weights) }),
    ...(draft.note.trim() ? { note: draft.note.trim() } : {}),
  }
}

/** Sets a rule of dispatch from a day on. What was typed stays until the rule is set. */
export function RuleForm() {
  const { t } = useTranslation('dispatch')
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { data: regions = [] } = useRegions()
  const { data: rules = [] } = useDispatchRules()
  const { mutateAsync: set } = useSetDispatchRule()
  const today = indiaDay(Date.now())
  const [draft, setDraft] = useState(() => emptyDraft(today))
  const [isChecked, setChecked] = useState(false)
  const key = useRef<string>(undefined)
  const isWrong = (name: DispatchNumber) => readDispatchNumber(name, draft[name]) === null
  const { submit, isBusy } = useSubmission({
    form: 'dispatch-rule',
    validate: () => {
      setChecked(true)
      return (
        !NUMBERS.some(isWrong) &&
        readLeastRating(draft.floor) !== null &&
        !Object.values(draft.weights).some((typed) => readWeight(typed) === null) &&
        (draft.rounds === null || readRounds(draft.rounds) !== null) &&
        draft.from >= today
      )
    },
    work: async () => {
      key.current ??= `dispatch-rule:${crypto.randomUUID()}`
      await set({ rule: inputOf(draft, today), key: key.current })
    },
    onSuccess: () => {
      key.current = undefined
      setChecked(false)
      setDraft(emptyDraft(today))
      notify.success(t('added'))
    },
    onError: (error) => notify.problem(t('addFailed'), { description: errorText(error) }),
  })
  const change = (changes: (before: Draft) => Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...changes(before) }))
    key.current = undefined
  }
  const field = (name: Exclude<keyof Draft, 'rounds' | 'weights'>) => ({
    label: t(`field.${name}`),
    value: draft[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      const { value } = event.currentTarget
      change(() => ({ [name]: value }))
    },
  })
  const { region_id: region, work } = scopeOf(draft)
  const inForce = ruleOfScope(rules, region, work)
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(undefined)
      }}
    >
      <Select
        {...field('region')}
        options={[
          { value: '', label: t('everywhere') },
          ...regions.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Select
        {...field('work')}
        options={[
          { value: '', label: t('allWork') },
          ...WORK.map((work) => ({ value: work, label: t(`work.${work}`) })),
        ]}
      />
      <TextField
        {...field('from')}
        type="date"
        min={today}
        error={isChecked && !(draft.from >= today) ? t('wrongDay') : undefined}
      />
      {NUMBERS.map((name) => {
        const [from, to] = DISPATCH_LIMITS[name]
        return (
          <TextField
            key={name}
            {...field(name)}
            autoComplete="off"
            inputMode="numeric"
            maxLength={6}
            hint={t('emptyStays')}
            error={isChecked && isWrong(name) ? t('wrong', { from, to }) : undefined}
          />
        )
      })}
      <TextField
        {...field('floor')}
        autoComplete="off"
        inputMode="decimal"
        maxLength={3}
        hint={t('floorHint')}
        error={isChecked && readLeastRating(draft.floor) === null ? t('wrongFloor') : undefined}
      />
      <RoundsField
        rounds={draft.rounds}
        inForce={inForce?.rounds ?? []}
        isChecked={isChecked}
        onChange={(rounds) => change(() => ({ rounds }))}
      />
      <WeightsField
        typed={draft.weights}
        inForce={inForce?.weights ?? {}}
        isChecked={isChecked}
        onChange={(factor, typed) => change(({ weights }) => ({ weights: { ...weights, [factor]: typed } }))}
      />
      <TextField {...field('note')} autoComplete="off" maxLength={300} />
      <Button type="submit" busy={isBusy} unavailableReason={unavailableReason}>
        {t('save')}
      </Button>
    </form>
  )
}
