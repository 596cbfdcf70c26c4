import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Star } from 'lucide-react'
import { Suspense } from 'react'

const MyReviewsSheet = lazy(() => import('./my-reviews-sheet.tsx'))

/** The way to the user's reviews; notifications about replies open the sheet by its name. */
export function MyReviewsRow() {
  const { t } = useTranslation('reviews')
  const { isOpen, open, close } = useSheet('reviews')
  return (
    <>
      <ListRow
        isDense
        lead={<Star aria-hidden />}
        title={t('mine.title')}
        render={<button type="button" onClick={open} />}
      />
      {isOpen ? (
        <Suspense>
          <MyReviewsSheet onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}
