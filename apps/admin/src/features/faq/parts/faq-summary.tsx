import { type DeskArticle, draftOf } from '@angadi/data/faq-desk/desk.ts'
import { missingLanguages } from '@angadi/domain/help/faq-draft.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** How many questions there are, and how many are hidden or not translated. */
export function FaqSummary({ articles }: { readonly articles: readonly DeskArticle[] }) {
  const { t } = useTranslation('faq-desk')
  const hidden = articles.filter(({ published }) => !published).length
  const untranslated = articles.filter((article) => missingLanguages(draftOf(article)).length > 0).length
  const more = [
    hidden > 0 ? t('hiddenCount', { count: hidden }) : '',
    untranslated > 0 ? t('untranslatedCount', { count: untranslated }) : '',
  ].filter((part) => part !== '')
  return (
    <p className="mt-1 text-ink-muted">
      {t('summary', { count: articles.length })}
      {more.length > 0 ? ` ${more.join(' · ')}` : ''}
    </p>
  )
}
