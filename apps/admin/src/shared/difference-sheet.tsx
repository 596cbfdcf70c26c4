import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { type KeyValue, KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { useState } from 'react'

/** The shortest reason, in letters. */
const SHORTEST = 3

export interface DifferenceSheetProps<Answer> {
  /** What every comparison of two books has; amounts in paise. */
  readonly difference: {
    readonly is_open: boolean
    readonly theirs_paise: number
    readonly ours_paise: number
    readonly found_at: string
    readonly decided_at: string | null
    readonly decided_name: string | null
    readonly note: string | null
  }
  readonly title: string
  readonly explanation: string
  /** Whose money it is about, before the amounts. */
  readonly about: readonly KeyValue[]
  /** How the other book is called. */
  readonly theirs: string
  readonly action: { readonly label: string; readonly isDangerous?: boolean }
  readonly form: string
  readonly settle: (note: string) => Promise<Answer>
  readonly onSettled: (answer: Answer) => void
  readonly onClose: () => void
}

/** One difference between two books: both sides, and the one action that ends it, with a reason. */
export function DifferenceSheet<Answer>({
  difference,
  title,
  explanation,
  about,
  theirs,
  action,
  form,
  settle,
  onSettled,
  onClose,
}: DifferenceSheetProps<Answer>) {
  const { t } = useTranslation(['payment-desk', 'common'])
  const { money, dateTime } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { submit, isBusy, error } = useSubmission({
    form,
    work: () => settle(note.trim()),
    onSuccess: (answer) => {
      onSettled(answer)
      onClose()
    },
    onError: () => undefined,
  })
  return (
    <DialogSheet
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={title}
      closeLabel={t('common:close')}
      footer={
        difference.is_open ? (
          <Button
            wide
            variant={action.isDangerous ? 'danger' : 'primary'}
            busy={isBusy}
            unavailableReason={unavailableReason}
            onClick={() => {
              setMissing(note.trim().length < SHORTEST)
              if (note.trim().length >= SHORTEST) void submit(undefined)
            }}
          >
            {action.label}
          </Button>
        ) : undefined
      }
    >
      <div className="flex flex-col gap-5">
        {error ? (
          <Banner urgent tone="danger">
            {errorText(error)}
          </Banner>
        ) : null}
        <p>{explanation}</p>
        <KeyValueList
          entries={[
            ...about,
            { key: 'theirs', label: theirs, value: money(difference.theirs_paise) },
            { key: 'ours', label: t('ours'), value: money(difference.ours_paise) },
            { key: 'found', label: t('found'), value: dateTime(difference.found_at) },
            ...(difference.decided_at
              ? [
                  {
                    key: 'decided',
                    label: difference.decided_name ?? t('ended'),
                    value: dateTime(difference.decided_at),
                  },
                ]
              : []),
            ...(difference.note ? [{ key: 'note', label: t('reason'), value: difference.note }] : []),
          ]}
        />
        {difference.is_open ? (
          <TextArea
            label={t('reason')}
            hint={t('reasonHint')}
            maxLength={300}
            value={note}
            error={isMissing ? t('reasonMissing') : undefined}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        ) : null}
      </div>
    </DialogSheet>
  )
}
