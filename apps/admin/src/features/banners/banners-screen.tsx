import { useAdminBanners } from '@angadi/data/banners/banners.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { GalleryHorizontal } from 'lucide-react'
import { BannerForm } from './parts/banner-form.tsx'
import { BannerRow } from './parts/banner-row.tsx'

/** The banners of home's slider: what runs, what is to come, and a form for the next one. */
export default function BannersScreen() {
  const { t } = useTranslation(['banners', 'common'])
  const { data, isPending, error, isFetching, refetch } = useAdminBanners()
  return (
    <Page>
      <h1 className="mb-4 text-2xl font-bold">{t('title')}</h1>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <Section title={t('list')}>
          {isPending ? (
            <SkeletonGroup label={t('common:loading')}>
              <Skeleton shape="box" className="h-64" />
            </SkeletonGroup>
          ) : null}
          {error && !data ? (
            <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
          ) : null}
          {data?.length === 0 ? (
            <EmptyState picture={<GalleryHorizontal aria-hidden />} title={t('none')}>
              {t('noneText')}
            </EmptyState>
          ) : null}
          <ul className="divide-y divide-line">
            {data?.map((banner) => (
              <li key={banner.id}>
                <BannerRow banner={banner} />
              </li>
            ))}
          </ul>
        </Section>
        <Section title={t('add')}>
          <BannerForm />
        </Section>
      </div>
    </Page>
  )
}
