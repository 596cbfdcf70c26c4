import type { DeskArticle } from '@angadi/data/faq-desk/desk.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { SearchX } from 'lucide-react'
import { FaqRow } from './faq-row.tsx'

/** How much of a search is repeated in a sentence, in letters. */
const MOST_REPEATED = 60

export interface FaqFoundProps {
  readonly words: string
  readonly articles: readonly DeskArticle[]
  readonly linkTo: (slug: string) => string
}

/** What a customer's words find, the best first; hidden questions are among them and say so. */
export function FaqFound({ words, articles, linkTo }: FaqFoundProps) {
  const { t } = useTranslation('faq-desk')
  const shown = words.length > MOST_REPEATED ? `${words.slice(0, MOST_REPEATED)}…` : words
  return (
    <div className="md:max-w-reading">
      <p aria-live="polite" className="text-sm text-ink-muted">
        {articles.length === 0 ? null : t('search.found', { count: articles.length })}
      </p>
      {articles.length === 0 ? (
        <EmptyState picture={<SearchX aria-hidden />} title={t('search.none', { words: shown })}>
          {t('search.noneText')}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {articles.map((article) => (
            <li key={article.slug}>
              <FaqRow article={article} to={linkTo(article.slug)} isMixed />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
