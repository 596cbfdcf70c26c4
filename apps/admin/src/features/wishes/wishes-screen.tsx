import { useWishes } from '@angadi/data/admin-console/wishes.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { DataTable } from '@angadi/ui/data-table/data-table.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Sparkles } from 'lucide-react'

/** What people asked to be opened, by service and town, and where they want deliveries. */
export default function WishesScreen() {
  const { t } = useTranslation(['admin', 'common'])
  const { number, date } = useFormats()
  const { data, isPending, isError, isFetching, refetch } = useWishes()
  return (
    <Page>
      <h1 className="text-2xl font-bold">{t('wishes.title')}</h1>
      <p className="mt-1 mb-4 max-w-form text-ink-muted">{t('wishes.text')}</p>
      {isPending ? (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="h-64" />
        </SkeletonGroup>
      ) : null}
      {isError && !data ? (
        <LoadFailed title={t('wishes.failed')} busy={isFetching} onRetry={refetch} />
      ) : null}
      {data ? (
        <DataTable
          caption={t('wishes.title')}
          rows={data}
          rowKey={({ slug, region_slug }) => `${slug} ${region_slug}`}
          columns={[
            {
              key: 'service',
              header: t('wishes.service'),
              cell: ({ slug, name }) => (slug === 'area' ? t('wishes.area') : name),
            },
            {
              key: 'town',
              header: t('wishes.town'),
              cell: ({ region_name }) => region_name ?? t('wishes.noTown'),
            },
            {
              key: 'people',
              header: t('wishes.people'),
              numeric: true,
              cell: ({ wishes }) => number(wishes),
            },
            { key: 'latest', header: t('wishes.latest'), cell: ({ latest }) => date(latest) },
          ]}
          empty={
            <EmptyState picture={<Sparkles aria-hidden />} title={t('wishes.empty')}>
              {t('wishes.emptyText')}
            </EmptyState>
          }
        />
      ) : null}
    </Page>
  )
}
