import {
  type OpenQuestion,
  useSellersAnswer,
  useSellersQuestions,
} from '@angadi/data/shopping/sellers-questions.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { useState } from 'react'

/** How long an answer may be, in letters; the same as the database's. */
const LONGEST = 600
const SHORTEST = 2

/** The questions about the shop's products that it has not answered. */
export function OpenQuestions({ vendorId }: { readonly vendorId: string }) {
  const { t } = useTranslation('seller')
  const { data: questions, error, isFetching, refetch, ...pages } = useSellersQuestions(vendorId)
  if (error && !questions)
    return <LoadFailed title={t('questions.failed')} error={error} busy={isFetching} onRetry={refetch} />
  if (!questions || questions.length === 0) return null
  return (
    <Section title={t('questions.title')}>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {questions.map((question) => (
          <li key={question.id}>
            <QuestionCard vendorId={vendorId} question={question} />
          </li>
        ))}
      </ul>
      <MorePages pages={pages} />
    </Section>
  )
}

function QuestionCard({
  vendorId,
  question,
}: {
  readonly vendorId: string
  readonly question: OpenQuestion
}) {
  const { t } = useTranslation('seller')
  const { date } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutateAsync: answer } = useSellersAnswer(vendorId)
  const [key] = useState(() => crypto.randomUUID())
  const [body, setBody] = useState('')
  const [isTried, setTried] = useState(false)
  const isShort = [...body.trim()].length < SHORTEST
  const { submit, isBusy, error } = useSubmission({
    form: 'sellers-answer',
    work: (text: string) => answer({ questionId: question.id, body: text, key }),
    onError: () => undefined,
  })
  return (
    <Card className="flex h-full flex-col gap-3">
      <div>
        <p className="text-sm text-ink-muted">
          <AppLink
            to={pathTo('shoppingProductProductId', { productId: question.product_id })}
            className="text-action-ink underline"
          >
            {question.product_name}
          </AppLink>{' '}
          · {date(question.created_at)}
        </p>
        <p className="font-medium wrap-anywhere" dir="auto">
          {question.body}
        </p>
      </div>
      {error ? (
        <Banner tone="danger" urgent>
          {errorText(error)}
        </Banner>
      ) : null}
      <TextArea
        label={t('questions.answer')}
        rows={2}
        maxLength={LONGEST}
        dir="auto"
        value={body}
        onChange={({ target }) => setBody(target.value)}
        error={isTried && isShort ? t('questions.short') : undefined}
      />
      <Button
        size="sm"
        variant="secondary"
        className="self-start"
        busy={isBusy}
        unavailableReason={unavailableReason}
        onClick={() => {
          setTried(true)
          if (!isShort) void submit(body.trim())
        }}
      >
        {t('questions.publish')}
      </Button>
    </Card>
  )
}
