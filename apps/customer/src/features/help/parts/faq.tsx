import { MOST_FAQ_LETTERS, useFaq } from '@angadi/data/help/faq.ts'
import { FAQ_TOPICS } from '@angadi/domain/help/topics.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { useDeferredValue, useState } from 'react'
import { FaqAnswer } from '../../../shared/help/faq-answer.tsx'

/** Frequent questions: by topic, or those that fit what is typed, in any language. */
export function Faq() {
  const { t } = useTranslation('help')
  const language = useLanguage((state) => state.language)
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed).trim()
  const { data, error, isFetching, refetch } = useFaq(words, language)
  return (
    <Section title={t('faq.title')}>
      <SearchField
        label={t('search.label')}
        clearLabel={t('search.clear')}
        maxLength={MOST_FAQ_LETTERS}
        value={typed}
        onChange={setTyped}
      />
      <p aria-live="polite" className="sr-only">
        {words !== '' && data ? t('search.found', { count: data.length }) : ''}
      </p>
      {!data && error ? (
        <LoadFailed title={t('faq.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : !data ? (
        <SkeletonGroup label={t('faq.loading')}>
          <Skeleton shape="box" className="mb-2 h-12" />
          <Skeleton shape="box" className="mb-2 h-12" />
          <Skeleton shape="box" className="h-12" />
        </SkeletonGroup>
      ) : data.length === 0 ? (
        <div className="rounded-lg bg-surface-sunken p-4">
          <p className="font-semibold">
            {t('search.none', { words: words.length > 60 ? `${words.slice(0, 60)}…` : words })}
          </p>
          <p className="text-ink-muted">{t('search.noneText')}</p>
        </div>
      ) : words !== '' ? (
        <div className="divide-y divide-line">
          {data.map((article) => (
            <FaqAnswer key={article.slug} article={article} />
          ))}
        </div>
      ) : (
        <div className="flex flex-col gap-5">
          {FAQ_TOPICS.map((topic) => {
            const articles = data.filter((article) => article.topic === topic)
            return articles.length === 0 ? null : (
              <div key={topic}>
                <h3 className="text-lg font-semibold">{t(`faqTopic.${topic}`)}</h3>
                <div className="divide-y divide-line">
                  {articles.map((article) => (
                    <FaqAnswer key={article.slug} article={article} />
                  ))}
                </div>
              </div>
            )
          })}
        </div>
      )}
    </Section>
  )
}
