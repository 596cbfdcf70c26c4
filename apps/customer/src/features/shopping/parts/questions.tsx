import { signInPath } from '@angadi/auth/origin.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { type Question, useQuestions } from '@angadi/data/shopping/questions.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Suspense, useState } from 'react'
import { QuestionCard } from './question-card.tsx'

const WriteSheet = lazy(() => import('./write-sheet.tsx'))

/** Questions about a product with their answers; everybody signed in may ask. */
export function Questions({ productId }: { readonly productId: string }) {
  const { t } = useTranslation(['shopping', 'common'])
  const go = useNavigateTo()
  const isGuest = useUserId() === null
  const { data: questions, error, isFetching, refetch, ...pages } = useQuestions(productId)
  const [writing, setWriting] = useState<'question' | Question>()
  return (
    <Section
      title={t('questions.title')}
      action={
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            if (isGuest) go(signInPath(pathTo('shoppingProductProductId', { productId })))
            else setWriting('question')
          }}
        >
          {t('questions.ask')}
        </Button>
      }
    >
      {questions ? (
        questions.length === 0 ? (
          <p className="text-ink-muted">{t('questions.none')}</p>
        ) : (
          <ul className="divide-y divide-line">
            {questions.map((question) => (
              <li key={question.id} className="py-4 first:pt-0">
                <QuestionCard
                  productId={productId}
                  question={question}
                  onAnswer={() => setWriting(question)}
                />
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <LoadFailed title={t('questions.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="h-24" />
        </SkeletonGroup>
      )}
      <MorePages pages={pages} />
      {writing ? (
        <Suspense>
          <WriteSheet
            productId={productId}
            question={writing === 'question' ? undefined : writing}
            onClose={() => setWriting(undefined)}
          />
        </Suspense>
      ) : null}
    </Section>
  )
}
