import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { type ReactNode, Suspense } from 'react'

const ReviewsSheet = lazy(() => import('./reviews-sheet.tsx'))

export interface RatingButtonProps {
  /** What is rated, by name and by id. */
  readonly name: string
  readonly subjectId: string
  /** A `RatingBadge`. */
  readonly children: ReactNode
}

/** A rating that opens the reviews behind it. */
export function RatingButton({ name, subjectId, children }: RatingButtonProps) {
  const { isOpen, open, close } = useSheet(`reviews-${subjectId}`)
  return (
    <>
      <button
        type="button"
        onClick={open}
        className="-mx-2 inline-flex min-h-touch items-center gap-1 rounded-md px-2 transition-colors hover:bg-surface-sunken"
      >
        {children}
      </button>
      {isOpen ? (
        <Suspense>
          <ReviewsSheet name={name} subjectId={subjectId} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}
