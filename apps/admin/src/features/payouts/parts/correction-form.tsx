import { type NewAdjustment, useProposeAdjustment } from '@angadi/data/payout-desk/adjustments.ts'
import type { Payee } from '@angadi/data/payout-desk/payees.ts'
import { paiseOf } from '@angadi/domain/money.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

/** The shortest reason, in letters. */
const SHORTEST = 5

export interface CorrectionFormProps {
  readonly payee: Payee
  readonly onDone: () => void
}

/** Corrects a payee's earnings; above a limit it waits for a second administrator. */
export function CorrectionForm({ payee, onDone }: CorrectionFormProps) {
  const { t } = useTranslation('payout-desk')
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const [direction, setDirection] = useState<'give' | 'take'>('give')
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { mutateAsync: propose } = useProposeAdjustment(payee.owner_id, payee.account_kind)
  const { submit, isBusy, error } = useSubmission({
    form: 'propose-adjustment',
    work: (given: NewAdjustment) => propose(given),
    onSuccess: ({ state }) => {
      notify.success(t(`proposed.${state}`))
      onDone()
    },
    onError: () => undefined,
  })
  const paise = paiseOf(amount) ?? 0
  const isShort = note.trim().length < SHORTEST
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (paise > 0 && !isShort)
          void submit({ amountPaise: direction === 'give' ? paise : -paise, note: note.trim() })
      }}
    >
      {error ? (
        <Banner urgent tone="danger">
          {errorText(error)}
        </Banner>
      ) : null}
      <SegmentedControl
        label={t('direction')}
        segments={[
          { value: 'give', label: t('give') },
          { value: 'take', label: t('take') },
        ]}
        value={direction}
        onChange={setDirection}
      />
      <TextField
        label={t('amount')}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        value={amount}
        error={isChecked && paise <= 0 ? t('amountWrong') : undefined}
        onChange={(event) => setAmount(event.currentTarget.value)}
      />
      <TextArea
        label={t('why')}
        hint={t('whyHint')}
        maxLength={300}
        value={note}
        error={isChecked && isShort ? t('whyMissing') : undefined}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary" wide busy={isBusy} unavailableReason={unavailableReason}>
        {t('correct')}
      </Button>
    </form>
  )
}
