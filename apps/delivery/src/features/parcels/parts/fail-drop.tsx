import { FAIL_REASONS, type FailReason } from '@angadi/domain/parcels/drop-steps.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useState } from 'react'

export interface FailDropProps {
  readonly busy: boolean
  readonly onFail: (reason: FailReason, note: string) => void
}

/** How much the server asks of what was said at a refusal. */
const LEAST_WORDS = 3

/** Reports that nobody took a parcel: why, and what was said; the server asks for a call or a wait before. */
export function FailDrop({ busy, onFail }: FailDropProps) {
  const { t } = useTranslation('parcels')
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState<FailReason>()
  const [note, setNote] = useState('')
  // A refusal needs the receiver's words.
  const isSaid = reason !== undefined && (reason !== 'refused' || note.trim().length >= LEAST_WORDS)
  return (
    <>
      <Button variant="dangerQuiet" onClick={() => setOpen(true)}>
        {t('courier.fail')}
      </Button>
      <DialogSheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t('courier.failTitle')}
        closeLabel={t('pay.close')}
        size="sm"
        footer={
          <Button
            size="lg"
            wide
            busy={busy}
            disabled={!isSaid}
            onClick={() => {
              if (!reason) return
              setOpen(false)
              onFail(reason, note.trim())
            }}
          >
            {t('courier.failSend')}
          </Button>
        }
      >
        <div className="flex flex-col gap-4">
          <RadioGroup
            label={t('courier.failTitle')}
            hideLabel
            value={reason}
            onChange={(value) => setReason(FAIL_REASONS.find((one) => one === value))}
            options={FAIL_REASONS.map((value) => ({ value, label: t(`view.reason.${value}`) }))}
          />
          <TextField
            label={t(reason === 'refused' ? 'courier.noteNeeded' : 'courier.note')}
            maxLength={200}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </div>
      </DialogSheet>
    </>
  )
}
