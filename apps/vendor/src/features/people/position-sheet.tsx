import { type Person, useChangePeople, type VendorPeople } from '@angadi/data/vendor-people/people.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { personName } from './person-name.ts'
import { PositionChoice } from './position-choice.tsx'

export interface PositionSheetProps {
  readonly vendorId: string
  readonly person: Person
  readonly positions: VendorPeople['positions']
  readonly onClose: () => void
}

/** Gives somebody of a business another position. */
export default function PositionSheet({ vendorId, person, positions, onClose }: PositionSheetProps) {
  const { t } = useTranslation(['vendor-people', 'common'])
  const errorText = useErrorText()
  const [position, setPosition] = useState(person.position)
  const { mutateAsync, isPending } = useChangePeople(vendorId)
  const save = () =>
    mutateAsync({ do: 'position', userId: person.user_id, position }).then(onClose, (error: unknown) =>
      notify.problem(errorText(error)),
    )
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('change.positionTitle', { name: personName(person, t('unnamed')) })}
      closeLabel={t('common:close')}
      footer={
        <Button wide busy={isPending} onClick={() => void save()}>
          {t('change.save')}
        </Button>
      }
    >
      <PositionChoice positions={positions} value={position} onChange={setPosition} />
    </DialogSheet>
  )
}
