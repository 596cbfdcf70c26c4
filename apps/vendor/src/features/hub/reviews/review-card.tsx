import { MOST_REPLY_LETTERS, useReply, type VendorReview } from '@angadi/data/vendor-reviews/reviews.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

export interface ReviewCardProps {
  readonly review: VendorReview
  readonly vendorId: string
}

/** One review with what was ordered, and the vendor's reply to write, change or take away. */
export function ReviewCard({ review, vendorId }: ReviewCardProps) {
  const { t } = useTranslation(['vendor-hub', 'common'])
  const { date } = useFormats()
  const isOnline = useOnline()
  const [draft, setDraft] = useState<string>()
  const { mutateAsync } = useReply(vendorId)
  const { submit, isBusy } = useSubmission({
    form: 'review-reply',
    work: (reply: string) => mutateAsync({ reviewId: review.id, reply }),
    onSuccess: (_, reply) => {
      setDraft(undefined)
      notify.success(t(reply.trim() === '' ? 'reviews.removed' : 'reviews.replied'))
    },
  })
  const author = review.author_name || t('reviews.somebody')
  return (
    <Card className="flex h-full flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 truncate font-semibold">{author}</p>
        <RatingBadge rating={review.stars} label={t('reviews.stars', { count: review.stars })} />
      </div>
      <p className="text-sm text-ink-muted">
        {date(review.created_at)} · {review.order_number}
      </p>
      {review.body ? (
        <p className="break-words" dir="auto">
          {review.body}
        </p>
      ) : null}
      <p className="text-sm text-ink-muted">{review.items.join(', ')}</p>
      {draft === undefined ? (
        <>
          {review.reply ? (
            <blockquote className="border-l-3 border-line-strong pl-3 text-sm">
              <p className="font-medium">{t('reviews.yourReply')}</p>
              <p className="break-words" dir="auto">
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
      ) : (
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
            <Button
              type="submit"
              size="sm"
              busy={isBusy}
              unavailableReason={isOnline ? undefined : t('offline')}
            >
              {t('reviews.send')}
            </Button>
            <Button variant="quiet" size="sm" onClick={() => setDraft(undefined)}>
              {t('common:cancel')}
            </Button>
          </div>
        </form>
      )}
    </Card>
  )
}
