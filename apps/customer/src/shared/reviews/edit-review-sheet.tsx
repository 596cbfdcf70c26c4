import { useChangeReview, useReviewItem, useReviewPerson } from '@angadi/data/reviews/write-review.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { RestoredFormNotice } from '@angadi/shell/submission/restored-form-notice.tsx'
import { useSavedForm } from '@angadi/shell/submission/use-saved-form.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { useId, useState } from 'react'
import { StarsField } from '../order/rating/stars-field.tsx'
import { type ReviewDraft, readDraft } from './review-draft.ts'
import { ReviewWords } from './review-words.tsx'

export interface EditReviewSheetProps {
  /** What is reviewed, such as the item or the vendor. */
  readonly name: string
  readonly orderId: string
  /** The review to change; without it, a new one of the item or the person is written. */
  readonly reviewId?: string | undefined
  readonly itemId?: string | undefined
  /** Whoever came on the visit. */
  readonly personId?: string | undefined
  /** Couriers get stars only. */
  readonly isStarsOnly?: boolean | undefined
  readonly initial: ReviewDraft
  readonly onClose: () => void
}

interface Typed extends Readonly<Record<string, unknown>>, ReviewDraft {}

/** Writes a review of one item, or changes a review. What is typed survives a lost network and a reload. */
export default function EditReviewSheet({
  name,
  orderId,
  reviewId,
  itemId,
  personId,
  isStarsOnly = false,
  initial,
  onClose,
}: EditReviewSheetProps) {
  const { t } = useTranslation(['reviews', 'common'])
  const errorText = useErrorText()
  const isOnline = useOnline()
  const form = useId()
  const saved = useSavedForm<Typed>({
    form: `review-${reviewId ?? `${orderId}-${itemId ?? personId}`}`,
    read: (stored) => ({ ...readDraft(stored) }),
  })
  const [typed, setTyped] = useState<Typed>(saved.recovered ?? { ...initial })
  const [isMissing, setMissing] = useState(false)
  // One key for the life of the form: sending it again after a lost answer writes nothing twice.
  const [key] = useState(() => crypto.randomUUID())
  const { mutateAsync: writeNew } = useReviewItem(orderId)
  const { mutateAsync: writePerson } = useReviewPerson()
  const { mutateAsync: change } = useChangeReview()
  const edit = (changed: Partial<ReviewDraft>) => {
    const next = { ...typed, ...changed }
    setTyped(next)
    saved.save(next)
  }
  const { submit, isBusy, error } = useSubmission<Typed, unknown>({
    form: 'review',
    validate: ({ stars }) => {
      setMissing(stars === undefined)
      return stars !== undefined
    },
    work: ({ stars = 1, body, photos }) => {
      const content = { stars, body, photos }
      if (reviewId) return change({ reviewId, ...content })
      if (personId) return writePerson({ personId, key, ...content })
      return writeNew({ itemId: itemId ?? '', key, ...content })
    },
    onSuccess: () => {
      saved.forget()
      onClose()
    },
    onError: () => undefined,
  })
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('edit.title', { name })}
      closeLabel={t('common:close')}
      footer={
        <Button
          type="submit"
          form={form}
          size="lg"
          wide
          busy={isBusy}
          unavailableReason={isOnline ? undefined : t('offline')}
        >
          {t('edit.save')}
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void submit(typed)
        }}
      >
        {saved.isRecovered ? (
          <RestoredFormNotice
            onDiscard={() => {
              saved.forget()
              setTyped({ ...initial })
            }}
          />
        ) : null}
        {error ? (
          <Banner urgent tone="danger">
            {errorText(error)}
          </Banner>
        ) : null}
        <StarsField
          label={t('edit.stars')}
          value={typed.stars}
          onChange={(stars) => {
            edit({ stars })
            setMissing(false)
          }}
          error={isMissing ? t('edit.missing') : undefined}
        />
        {isStarsOnly ? null : (
          <ReviewWords label={t('edit.words')} hint={t('edit.wordsHint')} draft={typed} onChange={edit} />
        )}
      </form>
    </DialogSheet>
  )
}
