import type { DeskArticle } from '@angadi/data/faq-desk/desk.ts'
import { FAQ_TOPICS } from '@angadi/domain/help/topics.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ChipRow } from '@angadi/ui/chip/chip-row.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { BookOpenText } from 'lucide-react'
import { useState } from 'react'
import { FaqRow } from './faq-row.tsx'
import { MoveButtons } from './move-buttons.tsx'

export interface FaqTopicsProps {
  readonly articles: readonly DeskArticle[]
  readonly linkTo: (slug: string) => string
}

/** All questions by topic, in the order in which customers read them; one topic alone where it is chosen. */
export function FaqTopics({ articles, linkTo }: FaqTopicsProps) {
  const { t } = useTranslation(['faq-desk', 'help'])
  const [chosen, setChosen] = useState<(typeof FAQ_TOPICS)[number]>()
  if (articles.length === 0)
    return (
      <EmptyState picture={<BookOpenText aria-hidden />} title={t('none')}>
        {t('noneText')}
      </EmptyState>
    )
  return (
    <>
      <ChipRow label={t('topics')}>
        <FilterChip pressed={chosen === undefined} onChange={() => setChosen(undefined)}>
          {t('allTopics')}
        </FilterChip>
        {FAQ_TOPICS.map((topic) => (
          <FilterChip
            key={topic}
            pressed={chosen === topic}
            onChange={(isOn) => setChosen(isOn ? topic : undefined)}
          >
            {t(`help:faqTopic.${topic}`)}
          </FilterChip>
        ))}
      </ChipRow>
      <div className={`grid grid-cols-1 gap-x-8 gap-y-7 ${chosen ? '' : 'xl:grid-cols-2'}`}>
        {FAQ_TOPICS.filter((topic) => chosen === undefined || chosen === topic).map((topic) => (
          <Topic
            key={topic}
            title={t(`help:faqTopic.${topic}`)}
            articles={articles.filter((article) => article.topic === topic)}
            linkTo={linkTo}
          />
        ))}
      </div>
    </>
  )
}

function Topic({ title, articles, linkTo }: FaqTopicsProps & { readonly title: string }) {
  const { t } = useTranslation('faq-desk')
  return (
    <Section title={title}>
      {articles.length === 0 ? (
        <p className="text-ink-muted">{t('noneInTopic')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {articles.map((article) => (
            <li key={article.slug}>
              <FaqRow article={article} to={linkTo(article.slug)}>
                <MoveButtons article={article} last={articles.length} />
              </FaqRow>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
