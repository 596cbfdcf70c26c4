import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { Suspense } from 'react'
import { useRecentSearches } from '../../../shared/search/recent-searches.ts'
import { useSearchCombobox } from '../../../shared/search/use-search-combobox.ts'

const HomeSearchPanel = lazy(() => import('./home-search-panel.tsx'))

/** The search of home: recent searches and quick actions while it has the focus, suggestions while it is typed in. */
export function SearchBox() {
  const { t } = useTranslation('home')
  const go = useNavigateTo()
  const remember = useRecentSearches((state) => state.remember)
  const { field, list, isOpen, close } = useSearchCombobox('', (text) => {
    remember(text)
    go(pathTo('search', undefined, { q: text }))
  })
  return (
    <fieldset
      aria-label={t('search.label')}
      className="relative min-w-0"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close()
      }}
    >
      <SearchField label={t('search.label')} clearLabel={t('search.clear')} {...field} />
      {isOpen ? (
        <div className="absolute inset-x-0 top-full z-popup mt-2 md:right-auto md:w-[30rem] max-h-[70dvh] animate-rise overflow-y-auto rounded-lg border border-line bg-surface-overlay py-2 shadow-floating">
          <Suspense>
            <HomeSearchPanel list={list} />
          </Suspense>
        </div>
      ) : null}
    </fieldset>
  )
}
