import { type ComplaintAnswer, type OpenComplaint, useAnswerComplaint } from '@angadi/data/digital/desk.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { SubjectHead } from './subject-head.tsx'
import { useNote } from './use-note.tsx'

/** The most letters of an answer; the same as the database's. */
const LONGEST = 1000

/** A complaint and its answer; the customer is notified of it. */
export function ComplaintCard({ complaint }: { readonly complaint: OpenComplaint }) {
  const { t } = useTranslation('admin')
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutateAsync, variables } = useAnswerComplaint()
  const { submit, isBusy, error } = useSubmission({
    form: 'complaint-answer',
    work: (given: ComplaintAnswer) => mutateAsync(given),
    onError: () => undefined,
  })
  const note = useNote(t('digital.answer'), LONGEST)
  const send = (outcome: ComplaintAnswer['outcome']) => {
    const answer = note.take()
    if (answer !== undefined) void submit({ id: complaint.id, outcome, answer })
  }
  return (
    <Card className="flex flex-col gap-3">
      <SubjectHead about={complaint} at={complaint.created_at} />
      <div>
        <p className="text-sm text-ink-muted">
          {complaint.number} · {t(`digital.category.${complaint.category}`)}
        </p>
        <p className="wrap-anywhere whitespace-pre-line">{complaint.body}</p>
      </div>
      {error ? (
        <Banner tone="danger" urgent>
          {errorText(error)}
        </Banner>
      ) : null}
      {note.field}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          busy={isBusy && variables?.outcome === 'resolved'}
          unavailableReason={unavailableReason}
          onClick={() => send('resolved')}
        >
          {t('digital.resolve')}
        </Button>
        <Button
          size="sm"
          variant="dangerQuiet"
          busy={isBusy && variables?.outcome === 'rejected'}
          onClick={() => send('rejected')}
        >
          {t('digital.reject')}
        </Button>
      </div>
    </Card>
  )
}
