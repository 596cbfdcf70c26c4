import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Greeting } from './greeting.tsx'
import { SearchBox } from './search-box.tsx'

/** The top of the home screen: the greeting and the search. */
export function HomeTop() {
  const { t } = useTranslation('home')
  return (
    <section aria-label={t('search.label')}>
      <Greeting />
      <SearchBox />
    </section>
  )
}
