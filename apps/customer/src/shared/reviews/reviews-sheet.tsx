import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Reviews } from './reviews.tsx'

export interface ReviewsSheetProps {
  /** What is reviewed, by name and by id. */
  readonly name: string
  readonly subjectId: string
  readonly onClose: () => void
}

/** The ratings and reviews of a vendor or an item, over the page. */
export default function ReviewsSheet({ name, subjectId, onClose }: ReviewsSheetProps) {
  const { t } = useTranslation(['reviews', 'common'])
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={name}
      description={t('title')}
      closeLabel={t('common:close')}
    >
      <Reviews subjectId={subjectId} />
    </DialogSheet>
  )
}
