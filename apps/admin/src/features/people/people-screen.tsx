import { type Person, usePeople } from '@angadi/data/admin-console/people.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { UserRoundSearch } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { RolesSheet } from './parts/roles-sheet.tsx'

/** People with an account and what they may do: found by name or whole number (Spec §6 Roles). */
export default function PeopleScreen() {
  const { t } = useTranslation(['admin', 'common'])
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<Person>()
  const { data, isPending, isError, isFetching, refetch } = usePeople(useDeferredValue(search.trim()))
  return (
    <Page>
      <h1 className="text-2xl font-bold">{t('people.title')}</h1>
      <p className="mt-1 mb-4 max-w-form text-ink-muted">{t('people.text')}</p>
      <div className="flex flex-col gap-4">
        <SearchField
          label={t('people.search')}
          placeholder={t('people.search')}
          clearLabel={t('courierCash.clear')}
          maxLength={100}
          value={search}
          onChange={setSearch}
        />
        {isPending ? (
          <SkeletonGroup label={t('common:loading')}>
            <Skeleton shape="box" className="h-64" />
          </SkeletonGroup>
        ) : null}
        {isError && !data ? (
          <LoadFailed title={t('people.failed')} busy={isFetching} onRetry={refetch} />
        ) : null}
        {data?.length === 0 ? (
          <EmptyState picture={<UserRoundSearch aria-hidden />} title={t('people.nobody')}>
            {t('people.nobodyText')}
          </EmptyState>
        ) : null}
        {data && data.length > 0 ? (
          <ul className="divide-y divide-line">
            {data.map((person) => (
              <li key={person.user_id}>
                <ListRow
                  render={<button type="button" onClick={() => setChosen(person)} />}
                  title={person.name ?? t('people.unnamed')}
                  note={person.phone_end ? t('people.phoneEnd', { digits: person.phone_end }) : undefined}
                  trail={
                    <span className="flex flex-wrap justify-end gap-1">
                      {person.roles
                        .filter((role) => role !== 'user')
                        .map((role) => (
                          <Badge key={role} tone={role === 'admin' ? 'danger' : 'action'}>
                            {t(`people.role.${role}`)}
                          </Badge>
                        ))}
                    </span>
                  }
                />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {chosen ? (
        <RolesSheet
          key={chosen.user_id}
          person={data?.find(({ user_id }) => user_id === chosen.user_id) ?? chosen}
          onClose={() => setChosen(undefined)}
        />
      ) : null}
    </Page>
  )
}
