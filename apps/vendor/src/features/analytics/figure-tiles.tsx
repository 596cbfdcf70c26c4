import type { CountedFigure } from '@angadi/data/vendor-console/past-orders-filter.ts'
import type { Sums, VendorFigures } from '@angadi/data/vendor-figures/figures.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { changeInPercent } from './change-in-percent.ts'
import { FigureTile } from './figure-tile.tsx'
import { allCancelled, reviewsOf, visitsOf } from './sums.ts'

export interface FigureTilesProps {
  readonly figures: VendorFigures
  /** What was earned in the ledger now and before; undefined for whoever may not see it, and until it comes. */
  readonly earned: { readonly now_paise: number; readonly before_paise: number } | undefined
}

/** The figures of a period, each with how it has changed and the orders that it counts. */
export function FigureTiles({ figures, earned }: FigureTilesProps) {
  const { t } = useTranslation('vendor-figures')
  const { money, number, date } = useFormats()
  const { now, before } = figures
  const of = (sums: Sums, measure: string) => sums[measure] ?? 0
  const compared = (is: number, was: number) => {
    const percent = changeInPercent(is, was)
    if (percent === undefined) return t('noBefore')
    return percent === 0
      ? t('same')
      : t(percent > 0 ? 'more' : 'less', { percent: number(Math.abs(percent)) })
  }
  const change = (measure: string) => compared(of(now, measure), of(before, measure))
  const ordersOf = (figure: CountedFigure, count: number) =>
    count > 0
      ? `${pathTo('vendorOrders')}?${new URLSearchParams({ figure, first: figures.first_day, last: figures.last_day })}`
      : undefined
  const prepared = of(now, 'prepared')
  const minutes = (measure: string) => Math.round(of(now, measure) / prepared / 60)
  const reviews = reviewsOf(now)
  const visits = visitsOf(now)
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-3 lg:grid-cols-4">
      <FigureTile label={t('sales')} value={money(of(now, 'sales'))} note={change('sales')} />
      {earned ? (
        <FigureTile
          label={t('earned')}
          value={money(earned.now_paise)}
          note={compared(earned.now_paise, earned.before_paise)}
        />
      ) : null}
      <FigureTile
        label={t('placed')}
        value={number(of(now, 'placed'))}
        note={change('placed')}
        orders={ordersOf('placed', of(now, 'placed'))}
      />
      <FigureTile
        label={t('delivered')}
        value={number(of(now, 'delivered'))}
        note={change('delivered')}
        orders={ordersOf('delivered', of(now, 'delivered'))}
      />
      <FigureTile label={t('items')} value={number(of(now, 'pieces'))} note={change('pieces')} />
      <FigureTile
        label={t('repeat')}
        value={number(of(now, 'repeat'))}
        note={t('new', { count: of(now, 'delivered') - of(now, 'repeat') })}
        orders={ordersOf('repeat', of(now, 'repeat'))}
      />
      <FigureTile
        label={t('refunds')}
        value={money(of(now, 'refunded'))}
        note={change('refunded')}
        orders={ordersOf('refunded', of(now, 'refunded'))}
      />
      <FigureTile
        label={t('cancelled')}
        value={number(allCancelled(now))}
        note={compared(allCancelled(now), allCancelled(before))}
        orders={ordersOf('cancelled', allCancelled(now))}
      />
      {prepared > 0 ? (
        <>
          <FigureTile
            label={t('preparing')}
            value={t('minutes', { count: minutes('prep_seconds') })}
            note={t('promised', { count: minutes('promised_seconds') })}
            orders={ordersOf('prepared', prepared)}
          />
          <FigureTile
            label={t('late')}
            value={number(of(now, 'prepared_late'))}
            note={t('ofPrepared', { count: prepared })}
            orders={ordersOf('prepared_late', of(now, 'prepared_late'))}
          />
        </>
      ) : null}
      <FigureTile
        label={t('reviews')}
        value={reviews.average === undefined ? '–' : `${reviews.average.toFixed(1)} ★`}
        note={t('reviewCount', { count: reviews.count })}
      />
      {figures.visits_since ? (
        <FigureTile
          label={t('visits')}
          value={number(visits)}
          note={
            <>
              {t('fromSearch', { count: of(now, 'visit_search') })}{' '}
              {visits > 0
                ? t('ordersPerVisits', { orders: number(Math.round((of(now, 'placed') / visits) * 100)) })
                : null}{' '}
              {t('since', { day: date(figures.visits_since) })}
            </>
          }
        />
      ) : (
        <FigureTile label={t('visits')} value="–" note={t('noVisits')} />
      )}
    </dl>
  )
}
