import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { Suspense, useState } from 'react'
import { useRecentSearches } from '../recent-searches.ts'

const QuickAccess = lazy(() => import('./quick-access.tsx'))

/** The search of home; while it has the focus and nothing is typed, recent searches and quick actions stand below it. */
export function SearchBox() {
  const { t } = useTranslation('home')
  const go = useNavigateTo()
  const remember = useRecentSearches((state) => state.remember)
  const [text, setText] = useState('')
  const [isInside, setInside] = useState(false)
  const search = (query: string) => {
    remember(query)
    go(pathTo('food', undefined, { q: query }))
  }
  return (
    <fieldset
      aria-label={t('search.label')}
      className="relative min-w-0"
      onFocus={() => setInside(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setInside(false)
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setInside(false)
      }}
    >
      <SearchField
        label={t('search.label')}
        clearLabel={t('search.clear')}
        value={text}
        onChange={setText}
        onSubmit={search}
      />
      {isInside && text === '' ? (
        <Suspense>
          <QuickAccess />
        </Suspense>
      ) : null}
    </fieldset>
  )
}
