import { type ReturnDecision, useDecideReturn } from '@angadi/data/shopping/parcels.ts'
import type { ReturnCard } from '@angadi/data/shopping/shipment.ts'
import { needsExplanation, type ReturnState } from '@angadi/domain/shopping/returns.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Checkbox } from '@angadi/ui/checkbox/checkbox.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { useState } from 'react'

/** How long an explanation is, in letters; the same as the database's. */
const SHORTEST = 3
const LONGEST = 500

export interface DecideSheetProps {
  readonly card: ReturnCard
  readonly to: ReturnState
  readonly onClose: () => void
}

/** A decision about a return that costs money or has to be explained. */
export function DecideSheet({ card, to, onClose }: DecideSheetProps) {
  const { t } = useTranslation(['seller', 'common'])
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutateAsync: decide } = useDecideReturn()
  const { submit, isBusy, error } = useSubmission({
    form: 'decide-return',
    work: (decision: ReturnDecision) => decide(decision),
    onSuccess: onClose,
    onError: () => undefined,
  })
  const [note, setNote] = useState('')
  const [isRestocked, setRestocked] = useState(false)
  const [isTried, setTried] = useState(false)
  const isRefusal = needsExplanation(to)
  const isShort = isRefusal && [...note.trim()].length < SHORTEST
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('decide.title', { number: card.number })}
      closeLabel={t('common:close')}
      footer={
        <Button
          wide
          size="lg"
          variant={isRefusal ? 'danger' : 'primary'}
          busy={isBusy}
          unavailableReason={unavailableReason}
          onClick={() => {
            setTried(true)
            if (!isShort)
              void submit({ returnId: card.id, to, note: note.trim() || undefined, restock: isRestocked })
          }}
        >
          {t(`returns.move.${to}`)}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {error ? (
          <Banner urgent tone="danger">
            {errorText(error)}
          </Banner>
        ) : null}
        <p>{t(`decide.${isRefusal ? 'refusal' : to === 'exchanged' ? 'exchange' : 'refund'}`)}</p>
        {isRefusal ? null : (
          <Checkbox
            label={t('decide.restock')}
            hint={t('decide.restockHint')}
            checked={isRestocked}
            onChange={({ target }) => setRestocked(target.checked)}
          />
        )}
        <TextArea
          label={isRefusal ? t('decide.why') : t('decide.word')}
          maxLength={LONGEST}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          error={isTried && isShort ? t('decide.short') : undefined}
        />
      </div>
    </DialogSheet>
  )
}
