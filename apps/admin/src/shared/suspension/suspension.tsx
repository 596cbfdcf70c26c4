import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

/** A reason as the database takes it. */
const REASON = { least: 3, most: 300 } as const

export interface SuspensionProps {
  readonly kind: 'vendor' | 'courier'
  readonly name: string
  /** Why and since when it is paused; null while it is not. */
  readonly reason: string | null
  readonly since: string | null
  /** Pauses with a reason, resumes without one. */
  readonly change: (reason: string | undefined) => Promise<unknown>
}

/** Pauses a vendor or a courier with a reason that they read, or says why they are paused and resumes them. */
export function Suspension({ kind, name, reason, since, change }: SuspensionProps) {
  const { t } = useTranslation(['admin', 'common'])
  const { dateTime } = useFormats()
  const unavailableReason = useOfflineReason()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [isChecked, setChecked] = useState(false)
  const why = typed.trim()
  const { submit, isBusy } = useSubmission({
    form: 'suspension',
    work: (given: { readonly reason: string | undefined }) => change(given.reason),
    onSuccess: () => {
      notify.success(t(reason === null ? 'suspension.paused' : 'suspension.resumed', { name }))
      setOpen(false)
      setTyped('')
      setChecked(false)
    },
  })
  if (reason !== null)
    return (
      <Banner
        tone="danger"
        title={t('suspension.isPaused', { at: since ? dateTime(since) : '' })}
        action={
          <Button
            variant="secondary"
            size="sm"
            busy={isBusy}
            unavailableReason={unavailableReason}
            onClick={() => void submit({ reason: undefined })}
          >
            {t('suspension.resume')}
          </Button>
        }
      >
        {reason}
      </Banner>
    )
  return (
    <>
      <Button variant="dangerQuiet" size="sm" onClick={() => setOpen(true)}>
        {t('suspension.pause')}
      </Button>
      <DialogSheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t('suspension.title', { name })}
        description={t(`suspension.${kind}`)}
        closeLabel={t('common:close')}
        footer={
          <Button
            variant="danger"
            wide
            busy={isBusy}
            unavailableReason={unavailableReason}
            onClick={() => {
              setChecked(true)
              if (why.length >= REASON.least) void submit({ reason: why })
            }}
          >
            {t('suspension.confirm')}
          </Button>
        }
      >
        <TextArea
          label={t('suspension.reason')}
          hint={t('suspension.reasonHint')}
          maxLength={REASON.most}
          value={typed}
          error={isChecked && why.length < REASON.least ? t('suspension.reasonMissing') : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </DialogSheet>
    </>
  )
}
