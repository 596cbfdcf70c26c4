import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSearchText } from '@angadi/shell/use-search-text.ts'
import { LocatedPage } from '../../shared/location/located-page.tsx'
import { VendorListSkeleton } from '../../shared/vendor/vendor-list-skeleton.tsx'
import { useBeautyFilter } from './beauty-filter.ts'
import { NextVisit } from './parts/next-visit.tsx'
import { SalonList } from './parts/salon-list.tsx'
import { SectionChips } from './parts/section-chips.tsx'
import { Ways } from './parts/ways.tsx'

/** Salons nearby with their next free time, by kind of service, with a search (Spec §2 /beauty-wellness). */
export default function BeautyScreen() {
  const { t } = useTranslation('beauty')
  const { filter, change } = useBeautyFilter()
  const [text, setText] = useSearchText(filter.query, (query) => change({ query }))
  return (
    <LocatedPage
      title={t('title')}
      search={{ label: t('search'), clearLabel: t('clear'), value: text, onChange: setText }}
      skeleton={<VendorListSkeleton label={t('salons.loading')} count={6} />}
      noLocation={{ title: t('noPlace.title'), text: t('noPlace.text'), choose: t('noPlace.choose') }}
    >
      {(location) => (
        <div className="flex flex-col gap-5">
          {filter.query === '' ? (
            <>
              <NextVisit />
              <Ways />
            </>
          ) : null}
          <SectionChips
            location={location}
            value={filter.section}
            onChange={(section) => change({ section })}
          />
          <SalonList
            location={location}
            filter={filter}
            onChange={change}
            onClear={() => {
              setText('')
              change({ query: '', section: '' })
            }}
          />
        </div>
      )}
    </LocatedPage>
  )
}
