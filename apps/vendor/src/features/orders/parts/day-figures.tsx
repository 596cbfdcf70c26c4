import { useVendorDay } from '@angadi/data/vendor-console/day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { StatTile } from '@angadi/ui/stat-tile/stat-tile.tsx'
import { Ban, IndianRupee, ReceiptText, Timer, Wallet } from 'lucide-react'

/** Today's five key figures. */
export default function DayFigures({ vendorId }: { readonly vendorId: string }) {
  const { t } = useTranslation(['vendor', 'common'])
  const { money, number } = useFormats()
  const errorText = useErrorText()
  const { data, error, refetch } = useVendorDay(vendorId)
  return (
    <Section title={t('day.title')}>
      {data ? (
        <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
          <StatTile
            label={t('day.orders')}
            value={number(data.orders)}
            note={t('day.delivered', { count: data.delivered })}
            icon={<ReceiptText aria-hidden />}
          />
          <StatTile
            label={t('day.sales')}
            value={money(data.sales_paise)}
            icon={<IndianRupee aria-hidden />}
          />
          <StatTile
            label={t('day.earned')}
            value={money(data.earned_paise)}
            note={t('day.earnedNote')}
            icon={<Wallet aria-hidden />}
          />
          <StatTile
            label={t('day.prep')}
            value={data.avg_prep_minutes === null ? '–' : t('minutes', { count: data.avg_prep_minutes })}
            icon={<Timer aria-hidden />}
          />
          <StatTile label={t('day.cancelled')} value={number(data.cancelled)} icon={<Ban aria-hidden />} />
        </dl>
      ) : null}
      {error && !data ? (
        <Banner
          tone="warning"
          action={
            <Button variant="secondary" size="sm" onClick={() => void refetch()}>
              {t('common:retry')}
            </Button>
          }
        >
          {errorText(error)}
        </Banner>
      ) : null}
      {!data && !error ? (
        <SkeletonGroup label={t('common:loading')}>
          <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
            {['a', 'b', 'c', 'd', 'e'].map((key) => (
              <Skeleton key={key} shape="box" className="h-24" />
            ))}
          </div>
        </SkeletonGroup>
      ) : null}
    </Section>
  )
}
