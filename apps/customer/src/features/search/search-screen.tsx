import { useSearchAsSource } from '@angadi/data/vendors/count-visit.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { useRecentSearches } from '../../shared/search/recent-searches.ts'
import SearchPanel from '../../shared/search/search-panel.tsx'
import { useSearchCombobox } from '../../shared/search/use-search-combobox.ts'
import { SearchResults } from './parts/search-results.tsx'
import { useSearchFilter } from './use-search-filter.ts'

/** One search over items, vendors, services and places (docs/decisions/0054): suggestions while typing, then results. */
export default function SearchScreen() {
  const { filter, search, change, clear } = useSearchFilter()
  useSearchAsSource()
  return (
    // A search from outside, such as Back, starts the field anew.
    <SearchOf key={filter.query} query={filter.query} onSearch={search}>
      <SearchResults filter={filter} onSearch={search} onChange={change} onClear={clear} />
    </SearchOf>
  )
}

function SearchOf({
  query,
  onSearch,
  children,
}: {
  readonly query: string
  readonly onSearch: (query: string) => void
  readonly children: React.ReactNode
}) {
  const { t } = useTranslation('search')
  const remember = useRecentSearches((state) => state.remember)
  const { field, list, isOpen } = useSearchCombobox(query, (text) => {
    remember(text)
    onSearch(text)
  })
  const isAsking = query === '' || (isOpen && list.text.trim() !== query)
  return (
    <>
      <AppBar
        title={
          <>
            <h1 className="sr-only">{query === '' ? t('title') : t('titleOf', { text: query })}</h1>
            <SearchField
              label={t('label')}
              clearLabel={t('clear')}
              // Who comes to search wants to type at once; who comes to results wants to read them.
              autoFocus={query === ''}
              {...field}
              aria-expanded={isAsking}
              className="md:max-w-[30rem]"
            />
          </>
        }
        back={{ label: t('back'), render: <AppLink to={pathTo('home')} /> }}
      />
      <Page>
        {isAsking ? (
          <div className="-mx-4">
            <SearchPanel list={list} />
          </div>
        ) : (
          children
        )}
      </Page>
    </>
  )
}
