import { MOST_REPLY_LETTERS, useReply, type VendorReview } from '@angadi/data/vendor-reviews/reviews.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { useState } from 'react'

export interface ReviewReplyProps {
  readonly review: VendorReview
  readonly vendorId: string
  /** Who wrote the review, as it is shown. */
  readonly author: string
}

/** The vendor's reply to a review, and the form that writes it. */
export function ReviewReply({ review, vendorId, author }: ReviewReplyProps) {
  const { t } = useTranslation(['vendor-hub', 'common'])
  const isOnline = useOnline()
  const [draft, setDraft] = useState<string>()
  const { mutateAsync } = useReply(vendorId)
  const { submit, isBusy } = useSubmission({
    form: 'review-reply',
    work: (reply: string) => mutateAsync({ reviewId: review.id, reply }),
    onSuccess: () => setDraft(undefined),
  })
  if (draft === undefined)
    return (
      <>
        {review.reply ? (
          <blockquote className="border-l-3 border-line-strong pl-3 text-sm">
            <p className="font-medium">{t('reviews.yourReply')}</p>
            <p className="wrap-anywhere whitespace-pre-line" dir="auto">
              {review.reply}
            </p>
          </blockquote>
        ) : null}
        <div className="mt-auto">
          <Button variant="secondary" size="sm" onClick={() => setDraft(review.reply ?? '')}>
            {t(review.reply ? 'reviews.change' : 'reviews.reply')}
          </Button>
        </div>
      </>
    )
  return (
    <form
      aria-label={t('reviews.replyTo', { name: author })}
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(draft)
      }}
    >
      <TextArea
        label={t('reviews.yourReply')}
        hint={t('reviews.public')}
        maxLength={MOST_REPLY_LETTERS}
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={isBusy} unavailableReason={isOnline ? undefined : t('offline')}>
          {t('reviews.send')}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setDraft(undefined)}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  )
}
