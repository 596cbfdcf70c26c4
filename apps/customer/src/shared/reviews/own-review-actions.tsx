import type { OwnReview } from '@angadi/data/reviews/own-review.ts'
import { useDeleteReview } from '@angadi/data/reviews/write-review.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { readDraft } from './review-draft.ts'

const EditReviewSheet = lazy(() => import('./edit-review-sheet.tsx'))

export interface OwnReviewActionsProps {
  /** What is reviewed. */
  readonly name: string
  readonly orderId: string
  readonly review: Pick<OwnReview, 'id' | 'stars' | 'body' | 'state' | 'changeable_until'>
  /** The paths of its photos. */
  readonly photos: readonly string[]
  readonly isStarsOnly?: boolean | undefined
}

/** Changes a review of the user for 48 hours, and deletes it at any time; not one that was taken down. */
export function OwnReviewActions({ name, orderId, review, photos, isStarsOnly }: OwnReviewActionsProps) {
  const { t } = useTranslation(['reviews', 'common'])
  const errorText = useErrorText()
  const isOnline = useOnline()
  const [opened, setOpened] = useState<'edit' | 'delete'>()
  const { mutateAsync: remove, isPending } = useDeleteReview()
  const reason = isOnline ? undefined : t('offline')
  if (review.state === 'removed') return null
  const confirm = async () => {
    try {
      await remove(review.id)
    } catch (error) {
      notify.problem(errorText(error))
    }
    setOpened(undefined)
  }
  return (
    <div className="-mx-2 flex flex-wrap gap-1">
      {review.changeable_until ? (
        <Button
          variant="quiet"
          size="sm"
          icon={<Pencil aria-hidden />}
          aria-label={t('edit.changeOf', { name })}
          unavailableReason={reason}
          onClick={() => setOpened('edit')}
        >
          {t('edit.change')}
        </Button>
      ) : null}
      <Button
        variant="quiet"
        size="sm"
        icon={<Trash2 aria-hidden />}
        aria-label={t('edit.deleteOf', { name })}
        unavailableReason={reason}
        onClick={() => setOpened('delete')}
      >
        {t('edit.delete')}
      </Button>
      {opened === 'edit' ? (
        <Suspense>
          <EditReviewSheet
            name={name}
            orderId={orderId}
            reviewId={review.id}
            isStarsOnly={isStarsOnly}
            initial={readDraft({ stars: review.stars, body: review.body, photos })}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      ) : null}
      <ConfirmDialog
        open={opened === 'delete'}
        onOpenChange={(isOpen) => {
          if (!isOpen) setOpened(undefined)
        }}
        title={t('edit.deleteTitle')}
        body={t('edit.deleteText')}
        confirmLabel={t('edit.deleteConfirm')}
        cancelLabel={t('common:cancel')}
        onConfirm={() => void confirm()}
        busy={isPending}
        dangerous
      />
    </div>
  )
}
