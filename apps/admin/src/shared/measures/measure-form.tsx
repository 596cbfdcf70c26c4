import { type NewMeasure, type Provider, useTakeMeasure } from '@angadi/data/measures/desk.ts'
import {
  isGrave,
  MEASURE_NOTE,
  type MeasureReason,
  measureReasonNamed,
  REASONS_OF,
} from '@angadi/domain/measures/vocabulary.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Checkbox } from '@angadi/ui/checkbox/checkbox.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

export interface MeasureFormProps {
  readonly provider: Provider
  readonly kind: NewMeasure['kind']
  readonly onClose: () => void
}

/** Suspends somebody, or ends their work with notice: a coded reason, what exactly it was, and a day. */
export function MeasureForm({ provider, kind, onClose }: MeasureFormProps) {
  const { t } = useTranslation(['measure-desk', 'measures', 'common'])
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const [reason, setReason] = useState<MeasureReason>()
  const [note, setNote] = useState('')
  const [day, setDay] = useState('')
  const [isAtOnce, setAtOnce] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const { mutateAsync: take } = useTakeMeasure(provider)
  const { name } = provider
  const isEnd = kind === 'termination'
  const isSerious = reason !== undefined && isGrave(reason)
  const hasDay = isEnd ? !(isSerious && isAtOnce) : !isSerious
  const { submit, isBusy, error } = useSubmission({
    form: `measure-${kind}`,
    work: (given: NewMeasure) => take(given),
    onSuccess: () => {
      notify.success(t('done', { name }))
      onClose()
    },
    onError: () => undefined,
  })
  const why = note.trim()
  const isTooShort = why.length < MEASURE_NOTE.least
  const confirm = () => {
    setChecked(true)
    if (reason === undefined || isTooShort) return
    void submit({
      kind,
      reason,
      note: why,
      // The day is over at midnight in India.
      until: hasDay && day !== '' ? `${day}T23:59:59+05:30` : undefined,
      isAtOnce: isEnd && isSerious && isAtOnce,
    })
  }
  return (
    <DialogSheet
      open
      onOpenChange={(open) => (open || isBusy ? undefined : onClose())}
      title={t(isEnd ? 'endTitle' : 'suspendTitle', { name })}
      description={t(isEnd ? 'endText' : 'suspendText')}
      closeLabel={t('common:close')}
      footer={
        <Button variant="danger" wide busy={isBusy} unavailableReason={unavailableReason} onClick={confirm}>
          {t(isEnd ? 'endConfirm' : 'suspendConfirm')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {error ? (
          <Banner urgent tone="danger">
            {errorText(error)}
          </Banner>
        ) : null}
        <RadioGroup
          label={t('reasonLabel')}
          options={REASONS_OF[kind].map((value) => ({ value, label: t(`measures:reason.${value}`) }))}
          value={reason}
          onChange={(value) => setReason(measureReasonNamed(value))}
          error={isChecked && reason === undefined ? t('reasonMissing') : undefined}
        />
        <TextArea
          label={t('note')}
          hint={t('noteHint')}
          maxLength={MEASURE_NOTE.most}
          value={note}
          error={isChecked && isTooShort ? t('noteMissing') : undefined}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {isEnd && isSerious ? (
          <Checkbox
            label={t('atOnce')}
            hint={t('atOnceHint')}
            checked={isAtOnce}
            onChange={({ currentTarget }) => setAtOnce(currentTarget.checked)}
          />
        ) : null}
        {hasDay ? (
          <TextField
            type="date"
            label={t(isEnd ? 'endsLabel' : 'untilLabel')}
            hint={isEnd ? t('endsHint') : undefined}
            value={day}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
          />
        ) : null}
      </div>
    </DialogSheet>
  )
}
