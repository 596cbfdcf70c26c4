import { useBillerCategories, useBillers } from '@angadi/data/digital/billers.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { useSearchText } from '@angadi/shell/use-search-text.ts'
import { ChipRow } from '@angadi/ui/chip/chip-row.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { useSearchParams } from 'react-router-dom'
import { NoMatch } from '../../../shared/listing/no-match.tsx'
import { BillerIcon } from './biller-icon.tsx'
import { NameMark } from './name-mark.tsx'

const CATEGORY_PARAM = 'category'
const SEARCH_PARAM = 'q'

/** All billers, by category and by a part of the name. */
export function BillerPicker() {
  const { t } = useTranslation('digital')
  const [params, setParams] = useSearchParams()
  const category = params.get(CATEGORY_PARAM) ?? undefined
  const search = params.get(SEARCH_PARAM) ?? ''
  const categories = useBillerCategories()
  const location = useDeliveryLocation((state) => state.location)
  const billers = useBillers(category, search, location)
  const show = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  const [text, setText] = useSearchText(search, (wanted) => show(SEARCH_PARAM, wanted))
  return (
    <Section title={t('bills.choose')}>
      <div className="flex flex-col gap-4">
        <SearchField
          label={t('bills.search')}
          clearLabel={t('search.clear')}
          maxLength={60}
          value={text}
          onChange={setText}
        />
        {categories.data ? (
          <ChipRow label={t('bills.categories')}>
            {categories.data.map(({ code, name }) => (
              <FilterChip
                key={code}
                pressed={code === category}
                onChange={(pressed) => show(CATEGORY_PARAM, pressed ? code : undefined)}
                icon={<BillerIcon category={code} />}
              >
                {name}
              </FilterChip>
            ))}
          </ChipRow>
        ) : null}
        {billers.data ? (
          billers.data.length === 0 ? (
            <NoMatch
              title={t('bills.noneTitle')}
              clearLabel={t('bills.showAll')}
              onClear={() => {
                setText('')
                setParams({}, { replace: true })
              }}
            >
              {t('bills.noneText')}
            </NoMatch>
          ) : (
            <ul className="divide-y divide-line" aria-busy={billers.isPlaceholderData}>
              {billers.data.map((biller) => (
                <li key={biller.code}>
                  <ListRow
                    lead={<NameMark code={biller.code} name={biller.name} />}
                    title={biller.name}
                    note={biller.state ?? t('bills.allIndia')}
                    render={
                      <AppLink to={pathTo('digitalBillPayments', undefined, { biller: biller.code })} />
                    }
                  />
                </li>
              ))}
            </ul>
          )
        ) : billers.isError ? (
          <LoadFailed
            title={t('bills.failed')}
            error={billers.error}
            busy={billers.isFetching}
            onRetry={billers.refetch}
          />
        ) : (
          <SkeletonGroup label={t('bills.loading')}>
            <div className="flex flex-col gap-2">
              {[1, 2, 3, 4].map((row) => (
                <Skeleton key={row} className="h-16" />
              ))}
            </div>
          </SkeletonGroup>
        )}
        <MorePages pages={billers}>{t('bills.more')}</MorePages>
      </div>
    </Section>
  )
}
