import { useBookablePeople } from '@angadi/data/bookings/bookable-people.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { DeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { useSearchText } from '@angadi/shell/use-search-text.ts'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { NoMatch } from '../../shared/listing/no-match.tsx'
import { LocatedPage } from '../../shared/location/located-page.tsx'
import { OutOfArea } from '../../shared/location/out-of-area.tsx'
import { useBeautyFilter } from './beauty-filter.ts'
import { PersonCard } from './parts/person-card.tsx'
import { BEAUTY } from './trade.ts'

/** The people at the salons nearby, with what they do and when they are free (Spec §2 /beauty/professionals). */
export default function ProfessionalsScreen() {
  const { t } = useTranslation('beauty')
  const { filter, change } = useBeautyFilter()
  const [text, setText] = useSearchText(filter.query, (query) => change({ query }))
  return (
    <LocatedPage
      title={t('people.title')}
      search={{ label: t('people.search'), clearLabel: t('clear'), value: text, onChange: setText }}
      skeleton={<PeopleSkeleton />}
      noLocation={{ title: t('noPlace.title'), text: t('noPlace.text'), choose: t('noPlace.choose') }}
    >
      {(location) => <People location={location} query={filter.query.trim()} onClear={() => setText('')} />}
    </LocatedPage>
  )
}

interface PeopleProps {
  readonly location: DeliveryLocation
  readonly query: string
  readonly onClear: () => void
}

function People({ location, query, onClear }: PeopleProps) {
  const { t } = useTranslation('beauty')
  const { data, isPlaceholderData, error, isFetching, refetch, ...pages } = useBookablePeople(
    BEAUTY,
    query,
    location,
  )
  if (!data)
    return error ? (
      <LoadFailed title={t('people.failed')} error={error} busy={isFetching} onRetry={refetch} />
    ) : (
      <PeopleSkeleton />
    )
  const people = data.pages.flat()
  if (people.length === 0)
    return query === '' ? (
      <OutOfArea location={location} />
    ) : (
      <NoMatch title={t('people.noMatch')} clearLabel={t('salons.clear')} onClear={onClear}>
        {t('people.noMatchText')}
      </NoMatch>
    )
  return (
    <section aria-labelledby="people" aria-busy={isPlaceholderData}>
      <h2 id="people" className="mb-3 text-xl font-bold">
        {t('people.near')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-3 md:gap-4">
        {people.map((person) => (
          <li key={person.id}>
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
      <MorePages pages={pages} className="mt-8" />
    </section>
  )
}

function PeopleSkeleton() {
  const { t } = useTranslation('beauty')
  return (
    <SkeletonGroup label={t('people.loading')}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-3 md:gap-4">
        {Array.from({ length: 6 }, (_, n) => (
          <Skeleton key={n} shape="box" className="h-32" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
