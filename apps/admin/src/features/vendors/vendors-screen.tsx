import { useDeskVendors } from '@angadi/data/vendor-desk/vendors.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Store } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { VendorForm } from './parts/vendor-form.tsx'
import { VendorRow } from './parts/vendor-row.tsx'

/** The vendors that were added last with what they still need, and a form for the next one. */
export default function VendorsScreen() {
  const { t } = useTranslation(['vendor-desk', 'common'])
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search.trim())
  const { data, isPending, error, isFetching, refetch } = useDeskVendors(wanted)
  return (
    <Page>
      <h1 className="mb-4 text-2xl font-bold">{t('title')}</h1>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <Section title={t('list')}>
          <SearchField
            label={t('search')}
            clearLabel={t('clear')}
            placeholder={t('search')}
            maxLength={100}
            value={search}
            onChange={setSearch}
          />
          {isPending ? (
            <SkeletonGroup label={t('common:loading')}>
              {/* Higher than the window, as the list is: the form below it must not be seen to move. */}
              {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
                <Skeleton key={key} shape="box" className="mb-3 h-32" />
              ))}
            </SkeletonGroup>
          ) : null}
          {error && !data ? (
            <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
          ) : null}
          {data?.length === 0 ? (
            <EmptyState picture={<Store aria-hidden />} title={t(wanted === '' ? 'none' : 'notFound')}>
              {wanted === '' ? t('noneText') : undefined}
            </EmptyState>
          ) : null}
          <ul className="divide-y divide-line">
            {data?.map((vendor) => (
              <li key={vendor.id}>
                <VendorRow vendor={vendor} />
              </li>
            ))}
          </ul>
        </Section>
        <Section title={t('add')}>
          <VendorForm />
        </Section>
      </div>
    </Page>
  )
}
