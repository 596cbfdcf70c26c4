import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { History } from 'lucide-react'
import { useRecentSearches } from './recent-searches.ts'
import { SearchOption } from './search-option.tsx'
import type { SearchList } from './use-search-combobox.ts'

/** The last five searches (Spec §9), as options of the field's list; nothing before the first. */
export function RecentSearches({
  list,
  className,
}: {
  readonly list: SearchList
  readonly className?: string
}) {
  const { t } = useTranslation('search')
  const { searches, forget } = useRecentSearches()
  if (searches.length === 0) return <div role="listbox" id={list.id} aria-label={t('recent')} hidden />
  return (
    <section aria-label={t('recent')} className={className}>
      <div className="flex items-center justify-between gap-2 pl-2">
        <h2 className="text-sm font-semibold text-ink-muted">{t('recent')}</h2>
        <button
          type="button"
          onClick={forget}
          className="min-h-touch rounded-md px-3 text-sm font-semibold text-action-ink hover:bg-surface-sunken"
        >
          {t('forget')}
        </button>
      </div>
      <div role="listbox" id={list.id} aria-label={t('recent')}>
        {searches.map(({ query }, index) => (
          <SearchOption
            key={query}
            id={`${list.id}-${index}`}
            isActive={list.activeId === `${list.id}-${index}`}
            onChoose={() => list.search(query)}
            lead={<History />}
            title={query}
          />
        ))}
      </div>
    </section>
  )
}
