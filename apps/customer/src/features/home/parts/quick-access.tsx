import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { History } from 'lucide-react'
import { useRecentSearches } from '../recent-searches.ts'
import { QuickActions } from './quick-actions.tsx'
import { QuickRow } from './quick-row.tsx'

/** What stands below the empty search: the last five searches, and the quick actions (Spec §1 Home screen). */
export default function QuickAccess() {
  const { t } = useTranslation('home')
  const { searches, remember, forget } = useRecentSearches()
  return (
    <div className="absolute inset-x-0 top-full z-popup mt-2 max-h-[70dvh] animate-rise overflow-y-auto rounded-lg border border-line bg-surface-overlay p-2 shadow-floating">
      {searches.length > 0 ? (
        <section aria-label={t('search.recent')}>
          <div className="flex items-center justify-between pl-3">
            <h2 className="text-sm font-semibold text-ink-muted">{t('search.recent')}</h2>
            <button
              type="button"
              onClick={forget}
              className="min-h-touch rounded-md px-3 text-sm font-semibold text-action-ink hover:bg-surface-sunken"
            >
              {t('search.forget')}
            </button>
          </div>
          <ul>
            {searches.map(({ query }) => (
              <li key={query}>
                <QuickRow
                  to={pathTo('food', undefined, { q: query })}
                  icon={History}
                  onClick={() => remember(query)}
                >
                  {query}
                </QuickRow>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <QuickActions />
    </div>
  )
}
