import { useUserId } from '@angadi/data/session/session-store.ts'
import { type Question, useReportText } from '@angadi/data/shopping/questions.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Flag } from 'lucide-react'

export interface QuestionCardProps {
  readonly productId: string
  readonly question: Question
  readonly onAnswer: () => void
}

/** A question with its answers; whoever may answers it, and everybody signed in may report it. */
export function QuestionCard({ productId, question, onAnswer }: QuestionCardProps) {
  const { t } = useTranslation('shopping')
  const { date } = useFormats()
  const errorText = useErrorText()
  const isGuest = useUserId() === null
  const { mutate } = useReportText(productId)
  const report = (id: string) =>
    mutate(id, {
      onSuccess: () => notify.success(t('questions.reported')),
      onError: (error) => notify.problem(errorText(error)),
    })
  const flag = (id: string, text: string) =>
    isGuest ? null : (
      <IconButton
        label={t('questions.report', { text: text.slice(0, 40) })}
        icon={<Flag aria-hidden className="size-4! text-ink-muted" />}
        onClick={() => report(id)}
        className="-my-2"
      />
    )
  return (
    <article className="flex flex-col gap-2">
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 font-medium wrap-anywhere" dir="auto">
          {question.body}
        </p>
        {flag(question.id, question.body)}
      </div>
      {question.answers.map((answer) => (
        <div key={answer.id} className="flex items-start gap-2 rounded-md bg-surface-sunken px-3 py-2">
          <div className="min-w-0 flex-1">
            <p className="wrap-anywhere" dir="auto">
              {answer.body}
            </p>
            <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-muted">
              {answer.seller ? <Badge tone="action">{t('questions.seller')}</Badge> : null}
              <span>{answer.seller ?? (answer.author_name || t('anonymous'))}</span>
              <span>{date(answer.created_at)}</span>
            </p>
          </div>
          {flag(answer.id, answer.body)}
        </div>
      ))}
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-muted">
        <span>
          {t('questions.asked', {
            name: question.author_name || t('anonymous'),
            date: date(question.created_at),
          })}
        </span>
        {question.may_answer ? (
          <Button variant="quiet" size="sm" className="-my-2" onClick={onAnswer}>
            {t('questions.answer')}
          </Button>
        ) : null}
      </p>
    </article>
  )
}
