import type { Tracking } from '@angadi/data/orders/tracking.ts'
import type { RideDetail } from '@angadi/data/rides/ride-detail.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { Bill } from '@angadi/shell/bill/bill.tsx'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { rideAgain } from '../ride-draft.ts'
import { FareRows } from './fare-parts.tsx'
import { LostItem } from './lost-item.tsx'
import { RateRide } from './rate-ride.tsx'
import { TipDriver } from './tip-driver.tsx'

export interface RideEndProps {
  readonly tracking: Tracking
  readonly ride: RideDetail
}

/** What is left of a ride that is over: rating, receipt with its parts, what was left behind, and the next ride. */
export function RideEnd({ tracking, ride }: RideEndProps) {
  const { t } = useTranslation(['rides', 'orders'])
  const { money } = useFormats()
  const go = useNavigateTo()
  const { order } = tracking
  const again = (stops: RideDetail['stops']) => {
    rideAgain(
      stops.map(({ lat, lng, label, landmark }) => ({ lat, lng, label, ...(landmark ? { landmark } : {}) })),
      ride.mode,
      ride.vehicle,
    )
    go(pathTo('transport'))
  }
  return (
    <>
      {tracking.can_rate && ride.driver ? <RateRide orderId={order.id} driver={ride.driver.name} /> : null}
      {ride.can_tip && ride.driver ? <TipDriver orderId={order.id} driver={ride.driver.name} /> : null}
      <Card>
        <Section title={t('end.receipt')}>
          {ride.final_rows && ride.final_rows.length > 0 ? (
            <FareRows rows={ride.final_rows} totalPaise={order.total_paise} isFinal />
          ) : (
            <Bill
              charges={order.charges}
              totalPaise={order.total_paise}
              couponCode={order.promo_code}
              refunds={order.refunds}
            />
          )}
          <p className="mt-2 text-sm text-ink-muted">
            {order.order_number} · {t(`orders:payment.${order.payment_method}`)} ·{' '}
            {t(`orders:payment.state.${order.payment_status}`)}
          </p>
          {ride.tip_paise ? (
            <p className="mt-1 text-sm">{t('tip.given', { amount: money(ride.tip_paise) })}</p>
          ) : null}
          {order.charge_paise > 0 ? (
            <p className="mt-1 text-sm">{t('end.paid', { amount: money(order.charge_paise) })}</p>
          ) : null}
        </Section>
      </Card>
      {order.status === 'delivered' ? <LostItem orderId={order.id} reported={ride.lost_item} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button size="lg" onClick={() => again(ride.stops)}>
          {t('end.again')}
        </Button>
        {order.status === 'delivered' && ride.mode === 'trip' ? (
          <Button size="lg" variant="secondary" onClick={() => again(ride.stops.toReversed())}>
            {t('end.back')}
          </Button>
        ) : null}
      </div>
    </>
  )
}
