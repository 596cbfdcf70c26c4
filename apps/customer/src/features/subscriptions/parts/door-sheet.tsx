import { useChangeSubscriber } from '@angadi/data/subscriptions/change.ts'
import type { Subscriber } from '@angadi/data/subscriptions/my-subscriptions.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { useState } from 'react'
import { addressLine } from '../../../shared/order/address-labels.ts'
import { AddressChoice } from '../../../shared/subscription/address-choice.tsx'
import { useAttempt } from '../../../shared/subscription/use-attempt.ts'

export interface DoorSheetProps {
  readonly subscriber: Subscriber
  readonly onClose: () => void
}

/** The longest note for the person at the door, as the database bounds it. */
const MAX_NOTE = 300

/** Where a vendor's deliveries go, and what to know at the door. */
export default function DoorSheet({ subscriber, onClose }: DoorSheetProps) {
  const { t } = useTranslation(['subscriptions', 'common'])
  const online = useOnline()
  const attempt = useAttempt()
  const { mutateAsync: change, isPending } = useChangeSubscriber()
  const [isMoving, setIsMoving] = useState(false)
  const [addressId, setAddressId] = useState<string>()
  const [note, setNote] = useState(subscriber.instructions ?? '')
  const save = async () => {
    const done = await attempt(
      change({
        id: subscriber.id,
        addressId: isMoving ? addressId : undefined,
        instructions: note.trim(),
      }),
      () => t('door.saved'),
    )
    if (done) onClose()
  }
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('door.title')}
      description={subscriber.vendor_name}
      closeLabel={t('common:close')}
      footer={
        <Button wide size="lg" busy={isPending} disabled={!online} onClick={() => void save()}>
          {t('door.save')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5 pt-1">
        {isMoving ? (
          <AddressChoice value={addressId} onChange={setAddressId} />
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 flex-1 basis-52">
              {t('door.keep', { line: addressLine(subscriber.address) })}
            </p>
            <Button variant="soft" onClick={() => setIsMoving(true)}>
              {t('door.change')}
            </Button>
          </div>
        )}
        <TextArea
          label={t('door.note')}
          hint={t('door.noteHint')}
          maxLength={MAX_NOTE}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {online ? null : <p className="text-sm text-ink-muted">{t('offline')}</p>}
      </div>
    </DialogSheet>
  )
}
