import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'

export interface DecisionSheetProps<State extends string> {
  /** The form's name in logs and for the rate limiter. */
  readonly name: string
  readonly title: string
  readonly description?: string
  readonly asked: {
    readonly state: string
    readonly note: string
    readonly asked_by: string | null
    readonly asked_at: string
    readonly decided_by: string | null
    readonly decided_at: string | null
    /** Whether the reader may agree: somebody else asked. */
    readonly may_agree: boolean
  }
  readonly decide: (accept: boolean) => Promise<{ readonly state: State }>
  /** What is said once it is decided. */
  readonly saidOf: (state: State) => string
  readonly onClose: () => void
}

/** What waits for a second person: who asked for it and why, and the decision. */
export function DecisionSheet<State extends string>({
  name,
  title,
  description,
  asked,
  decide,
  saidOf,
  onClose,
}: DecisionSheetProps<State>) {
  const { t } = useTranslation(['payout-desk', 'common'])
  const { dateTime } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { submit, isBusy, error } = useSubmission({
    form: name,
    work: (accept: boolean) => decide(accept),
    onSuccess: ({ state }) => {
      notify.success(saidOf(state))
      onClose()
    },
    onError: () => undefined,
  })
  const { state, may_agree, note, asked_by, asked_at, decided_by, decided_at } = asked
  const button = { wide: true, busy: isBusy, unavailableReason } as const
  const by = (person: string | null, at: string) => [person, dateTime(at)].filter(Boolean).join(' · ')
  return (
    <DialogSheet
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={title}
      description={description}
      closeLabel={t('common:close')}
      footer={
        state === 'waiting' ? (
          <div className="flex flex-col gap-2">
            {may_agree ? (
              <Button {...button} variant="primary" onClick={() => void submit(true)}>
                {t('agreeTo')}
              </Button>
            ) : null}
            <Button {...button} variant="dangerQuiet" onClick={() => void submit(false)}>
              {t(may_agree ? 'refuse' : 'takeBack')}
            </Button>
          </div>
        ) : undefined
      }
    >
      <div className="flex flex-col gap-5">
        {error ? (
          <Banner urgent tone="danger">
            {errorText(error)}
          </Banner>
        ) : null}
        <KeyValueList
          entries={[
            { key: 'why', label: t('why'), value: note },
            { key: 'asked', label: t('askedBy'), value: by(asked_by, asked_at) },
            ...(decided_at
              ? [{ key: 'decided', label: t('decidedBy'), value: by(decided_by, decided_at) }]
              : []),
          ]}
        />
        {state === 'waiting' && !may_agree ? <p>{t('yours')}</p> : null}
      </div>
    </DialogSheet>
  )
}
