import type { EarningsKind } from '@angadi/data/earnings/earnings.ts'
import { type NewReserveRule, useProposeReserveRule } from '@angadi/data/payout-desk/reserve-rules.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

const KINDS = ['vendor_payable', 'courier_payable', 'franchise_payable'] as const satisfies EarningsKind[]
/** The shortest reason, in letters. */
const SHORTEST = 5
/** What a rule may say (private.reserve_rules). */
const RANGES = {
  age: [0, 3650],
  share: [0, 50],
  refunds: [7, 90],
  release: [1, 180],
} as const

const WHOLE = /^\d{1,4}$/
/** A share may have two decimals. */
const SHARE = /^\d{1,4}([.]\d{1,2})?$/

/** A number of a form within its range. */
function within(text: string, [least, most]: readonly [number, number], form = WHOLE): number | undefined {
  const value = Number(text)
  return form.test(text.trim()) && value >= least && value <= most ? value : undefined
}

/** Makes a rule for what is kept of statements; above a limit it waits for a second administrator. */
export function ReserveForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('payout-desk')
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const [kind, setKind] = useState<EarningsKind>('vendor_payable')
  const [way, setWay] = useState<'share' | 'refunds'>('share')
  const [given, setGiven] = useState({ age: '0', share: '', refunds: '30', release: '14', day: '', note: '' })
  const [isChecked, setChecked] = useState(false)
  const { mutateAsync: propose } = useProposeReserveRule()
  const { submit, isBusy, error } = useSubmission({
    form: 'propose-reserve-rule',
    work: (rule: NewReserveRule) => propose(rule),
    onSuccess: ({ state }) => {
      notify.success(t(state === 'waiting' ? 'proposed.waiting' : 'reserve.made'))
      onDone()
    },
    onError: () => undefined,
  })
  const age = within(given.age, RANGES.age)
  const much = within(given[way], RANGES[way], way === 'share' ? SHARE : WHOLE)
  const release = within(given.release, RANGES.release)
  const field = (name: keyof typeof given, isWrong: boolean, wrong: string) => ({
    value: given[name],
    error: isChecked && isWrong ? wrong : undefined,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      setGiven({ ...given, [name]: currentTarget.value }),
  })
  const isShort = given.note.trim().length < SHORTEST
  const figures = { inputMode: 'decimal', maxLength: 6, autoComplete: 'off' } as const
  const range = ([least, most]: readonly [number, number]) => t('reserve.range', { least, most })
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (age === undefined || much === undefined || release === undefined) return
        if (given.day === '' || isShort) return
        void submit({
          account_kind: kind,
          from_age_days: age,
          valid_from: given.day,
          share_bp: way === 'share' ? Math.round(much * 100) : null,
          refund_days: way === 'refunds' ? much : null,
          release_days: release,
          note: given.note.trim(),
        })
      }}
    >
      {error ? (
        <Banner urgent tone="danger">
          {errorText(error)}
        </Banner>
      ) : null}
      <Select
        label={t('reserve.who')}
        value={kind}
        onChange={({ currentTarget }) => setKind(KINDS.find((one) => one === currentTarget.value) ?? kind)}
        options={KINDS.map((value) => ({ value, label: t(`reserve.kind.${value}`) }))}
      />
      <TextField
        label={t('reserve.age')}
        {...figures}
        {...field('age', age === undefined, range(RANGES.age))}
      />
      <SegmentedControl
        label={t('reserve.what')}
        segments={[
          { value: 'share', label: t('reserve.byShare') },
          { value: 'refunds', label: t('reserve.byRefunds') },
        ]}
        value={way}
        onChange={setWay}
      />
      <TextField
        label={t(way === 'share' ? 'reserve.percent' : 'reserve.refundDays')}
        {...figures}
        {...field(way, much === undefined, range(RANGES[way]))}
      />
      <TextField
        label={t('reserve.release')}
        {...figures}
        {...field('release', release === undefined, range(RANGES.release))}
      />
      <TextField
        label={t('reserve.day')}
        type="date"
        {...field('day', given.day === '', t('reserve.dayMissing'))}
      />
      <TextArea label={t('why')} maxLength={300} {...field('note', isShort, t('whyMissing'))} />
      <Button type="submit" variant="primary" wide busy={isBusy} unavailableReason={unavailableReason}>
        {t('reserve.make')}
      </Button>
    </form>
  )
}
