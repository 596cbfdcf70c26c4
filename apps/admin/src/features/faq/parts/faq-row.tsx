import { type DeskArticle, draftOf } from '@angadi/data/faq-desk/desk.ts'
import { missingLanguages } from '@angadi/domain/help/faq-draft.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import type { ReactNode } from 'react'

export interface FaqRowProps {
  readonly article: DeskArticle
  /** Where it is changed. */
  readonly to: string
  /** Says its topic as well: where questions of several topics stand together. */
  readonly isMixed?: boolean | undefined
  /** Buttons at the end of the row. */
  readonly children?: ReactNode
}

/** One question of the list: whether customers see it, which languages it lacks, and when its words were changed. */
export function FaqRow({ article, to, isMixed = false, children }: FaqRowProps) {
  const { t } = useTranslation(['faq-desk', 'help'])
  const { date } = useFormats()
  const language = useLanguage((state) => state.language)
  // Questions of several topics stand right below the page's title.
  const Heading = isMixed ? 'h2' : 'h3'
  return (
    <div className="relative flex items-center gap-3 rounded-md py-2.5 hover:bg-surface-sunken/60 md:px-2">
      <div className="min-w-0 flex-1">
        <Heading className="font-medium wrap-anywhere">
          <StretchedLink render={<AppLink to={to} />}>
            {article.question_translations[language] ?? article.question}
          </StretchedLink>
        </Heading>
        <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
          {article.published ? null : <Badge tone="warning">{t('hidden')}</Badge>}
          {missingLanguages(draftOf(article)).map((code) => (
            <Badge key={code} tone="accent">
              {t(`missing.${code}`)}
            </Badge>
          ))}
          <span>
            {isMixed ? `${t(`help:faqTopic.${article.topic}`)} · ` : ''}
            {t('changed', { date: date(article.updated_at) })}
          </span>
        </div>
      </div>
      {children}
    </div>
  )
}
