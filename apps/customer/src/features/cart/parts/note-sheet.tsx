import type { CartLine } from '@angadi/data/cart/cart-line.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { type SyntheticEvent, useId, useState } from 'react'
import { MAX_NOTE } from '../../../shared/item/max-note.ts'
import { useCartActions } from '../../../shared/item/use-cart-actions.ts'

export interface NoteSheetProps {
  readonly line: CartLine
  readonly onClose: () => void
}

/** Edits the note for the restaurant on one item. */
export default function NoteSheet({ line, onClose }: NoteSheetProps) {
  const { t } = useTranslation(['cart', 'common'])
  const { setNote } = useCartActions()
  const [note, setNoteText] = useState(line.special_instructions ?? '')
  const form = useId()
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    void setNote(line, note.trim())
    onClose()
  }
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('instructions.title')}
      description={line.name ?? undefined}
      closeLabel={t('common:close')}
      size="sm"
      footer={
        <Button type="submit" form={form} wide>
          {t('instructions.save')}
        </Button>
      }
    >
      <form id={form} onSubmit={save}>
        <TextArea
          label={t('instructions.label')}
          hint={t('instructions.hint')}
          maxLength={MAX_NOTE}
          value={note}
          onChange={(event) => setNoteText(event.target.value)}
        />
      </form>
    </DialogSheet>
  )
}
