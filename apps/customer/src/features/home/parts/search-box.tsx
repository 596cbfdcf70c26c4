import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { History } from 'lucide-react'
import { useState } from 'react'
import { useRecentSearches } from '../recent-searches.ts'

/** The search of the home screen; shows recent searches while it has the focus. */
export function SearchBox() {
  const { t } = useTranslation('home')
  const go = useNavigateTo()
  const { searches, remember, forget } = useRecentSearches()
  const [labels, setLabels] = useState('')
  const [isInside, setInside] = useState(false)
  const search = (text: string) => {
    remember(text)
    go(pathTo('food', undefined, { q: text }))
  }
  return (
    <fieldset
      aria-label={t('search.label')}
      className="relative mt-4 min-w-0 md:max-w-reading"
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
        value={labels}
        onChange={setLabels}
        onSubmit={search}
      />
      {isInside && searches.length > 0 ? (
        <section
          aria-label={t('search.recent')}
          className="absolute inset-x-0 top-full z-popup mt-2 animate-rise rounded-lg border border-line bg-surface-overlay p-2 shadow-floating"
        >
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
            {searches.map(({ query: text }) => (
              <li key={text}>
                <AppLink
                  to={pathTo('food', undefined, { q: text })}
                  onClick={() => remember(text)}
                  className="flex min-h-touch items-center gap-3 rounded-md px-3 hover:bg-surface-sunken"
                >
                  <History aria-hidden className="size-5 text-ink-muted" />
                  {text}
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </fieldset>
  )
}
