import { useMyCourier } from '@angadi/data/courier-console/courier.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { StatTile } from '@angadi/ui/stat-tile/stat-tile.tsx'
import { Bike, Clock, Star } from 'lucide-react'
import { CashInHand } from './parts/cash-in-hand.tsx'
import { DayFrame } from './parts/day-frame.tsx'
import { DayTotal } from './parts/day-total.tsx'
import { DeliveryRows } from './parts/delivery-rows.tsx'
import { useDurationText } from './use-duration-text.ts'

/** How many of today's deliveries are named here; all of them have a screen of their own. */
const LATEST = 5

/** Today in figures: earned, cash in hand, hours, and the latest deliveries. */
export default function EarningsScreen() {
  const { t } = useTranslation('delivery')
  const { number } = useFormats()
  const durationText = useDurationText()
  const { data: me } = useMyCourier()
  return (
    <Page aboveNav>
      <h1 className="mb-5 text-2xl font-bold">{t('earnings.title')}</h1>
      <DayFrame>
        {(day) => (
          <div className="flex flex-col gap-8">
            <div className="grid gap-4 lg:grid-cols-2">
              <DayTotal day={day} label={t('day.earnedToday')} />
              <CashInHand day={day} />
            </div>
            <dl className="grid grid-cols-2 gap-3 lg:grid-cols-3">
              <StatTile
                label={t('earnings.deliveries')}
                value={number(day.deliveries)}
                icon={<Bike aria-hidden />}
              />
              <StatTile
                label={t('earnings.online')}
                value={durationText(day.online_seconds)}
                icon={<Clock aria-hidden />}
              />
              {me?.rating ? (
                <StatTile
                  label={t('earnings.rating')}
                  value={number(me.rating)}
                  note={t('earnings.ratings', { count: me.ratings_count })}
                  icon={<Star aria-hidden />}
                />
              ) : null}
            </dl>
            <Section
              title={t('earnings.latest')}
              action={
                <LinkButton look="quiet" size="sm" render={<AppLink to={pathTo('driverOrders')} />}>
                  {t('earnings.all')}
                </LinkButton>
              }
            >
              <DeliveryRows deliveries={day.jobs.slice(0, LATEST)} />
            </Section>
          </div>
        )}
      </DayFrame>
    </Page>
  )
}
