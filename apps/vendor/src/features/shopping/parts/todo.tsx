import { type ShopDay, useLiveShop, useShopDay } from '@angadi/data/shopping/parcels.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { StatTile } from '@angadi/ui/stat-tile/stat-tile.tsx'
import { ArrowRight, Clock } from 'lucide-react'

/** The stages with work in them, in the order in which they are done. */
const WORK = ['new', 'packing', 'ready', 'away', 'returns'] as const satisfies readonly (keyof ShopDay)[]

/** The numbers of a shop's day, each leading to its work. */
export function Todo({ vendorId }: { readonly vendorId: string }) {
  const { t } = useTranslation(['seller', 'common'])
  const { money, number } = useFormats()
  useLiveShop(vendorId)
  const { data: day, error, isFetching, refetch } = useShopDay(vendorId)
  if (error && !day)
    return <LoadFailed title={t('todo.failed')} error={error} busy={isFetching} onRetry={refetch} />
  if (!day)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <Skeleton shape="box" className="h-56" />
      </SkeletonGroup>
    )
  const first = WORK.find((stage) => stage !== 'away' && day[stage] > 0)
  return (
    <div className="flex flex-col gap-6">
      {day.late > 0 ? (
        <Banner tone="warning" icon={<Clock aria-hidden />}>
          {t('todo.late', { count: day.late })}
        </Banner>
      ) : null}
      <Section
        title={t('todo.title')}
        action={
          first ? (
            <LinkButton
              size="sm"
              icon={<ArrowRight aria-hidden />}
              render={<AppLink to={pathTo('vendorShoppingOrders', undefined, { view: first })} />}
            >
              {t('todo.start')}
            </LinkButton>
          ) : null
        }
      >
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-5">
          {WORK.map((stage) => (
            <li key={stage} className="max-md:last:col-span-2">
              <AppLink
                to={pathTo('vendorShoppingOrders', undefined, { view: stage })}
                className="flex h-full min-h-24 flex-col justify-between gap-1 rounded-lg border border-line bg-surface-raised p-4 hover:bg-surface-sunken"
              >
                <span className="text-sm text-ink-muted">{t(`stage.${stage}`)}</span>
                <span
                  className={`text-3xl font-bold tabular-nums ${day[stage] > 0 && stage !== 'away' ? 'text-action-ink' : ''}`}
                >
                  {number(day[stage])}
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
      </Section>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 max-md:*:first:col-span-2">
        <StatTile label={t('todo.held')} value={money(day.held_paise)} note={t('todo.heldNote')} />
        <StatTile label={t('todo.soldOut')} value={number(day.sold_out)} note={t('todo.soldOutNote')} />
        <StatTile
          label={t('todo.runningOut')}
          value={number(day.running_out)}
          note={t('todo.runningOutNote')}
        />
      </dl>
    </div>
  )
}
