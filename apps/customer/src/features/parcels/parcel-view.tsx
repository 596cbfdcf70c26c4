import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { useRefreshTracking } from '@angadi/data/orders/tracking.ts'
import { type Parcel, parcelOf } from '@angadi/data/parcels/detail.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Bill } from '@angadi/shell/bill/bill.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { RotateCcw } from 'lucide-react'
import { OrderHelpEntry } from '../../shared/help/order-help-entry.tsx'
import { CancelledNote } from '../../shared/order/cancelled-note.tsx'
import { RateInvite } from '../../shared/order/rating/rate-invite.tsx'
import { CancelParcel } from './parts/cancel-parcel.tsx'
import { DropCard } from './parts/drop-card.tsx'
import { ParcelLabels } from './parts/parcel-labels.tsx'

/** A parcel under way or over: codes, its receivers one by one, and what its sender can decide (Spec §2 /order-tracking/{id}). */
export default function ParcelView({ tracking }: { readonly tracking: Tracking }) {
  const { t } = useTranslation('parcels')
  const { order } = tracking
  const parcel = parcelOf(tracking)
  const refresh = useRefreshTracking(order.id)
  if (!parcel) return <LoadFailed title={t('view.failed')} onRetry={refresh} />
  const isLive = order.status !== 'delivered' && order.status !== 'cancelled'
  return (
    <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-[minmax(0,1fr)_24rem] md:gap-8">
      <div className="flex min-w-0 flex-col gap-5 print:hidden">
        {order.status === 'cancelled' ? (
          <CancelledNote order={order} />
        ) : (
          <ParcelState tracking={tracking} parcel={parcel} />
        )}
        <RateInvite tracking={tracking} />
        <Section title={t('view.drops')}>
          <ul className="flex flex-col gap-3">
            {parcel.drops.map((drop) => (
              <li key={drop.n}>
                <DropCard orderId={order.id} drop={drop} parcel={parcel} isLive={isLive} />
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Card className="flex flex-col gap-3 print:hidden">
          <Section title={t('view.receipt')}>
            <p className="text-sm text-ink-muted">
              {t('view.number')} {order.order_number}
            </p>
            <Bill charges={order.charges} totalPaise={order.total_paise} refunds={order.refunds} />
          </Section>
        </Card>
        {isLive ? <ParcelLabels parcel={parcel} orderNumber={order.order_number} /> : null}
        {tracking.cancellation.allowed ? <CancelParcel orderId={order.id} /> : null}
        <OrderHelpEntry orderId={order.id} />
        {isLive ? null : (
          <LinkButton
            wide
            icon={<RotateCcw aria-hidden />}
            render={<AppLink to={pathTo('deliveryServices')} />}
          >
            {t('view.again')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}

function ParcelState({ tracking, parcel }: { readonly tracking: Tracking; readonly parcel: Parcel }) {
  const { t } = useTranslation('parcels')
  const { money } = useFormats()
  const courier = tracking.delivery?.courier?.name
  const state = parcel.outcome
    ? t(`view.${parcel.outcome}`)
    : parcel.picked_up_at
      ? t('view.onWay')
      : courier
        ? t('view.assigned', { courier })
        : t('view.searching')
  return (
    <Card className="flex flex-col gap-3">
      <div role="status">
        <h2 className="text-xl font-bold">{state}</h2>
      </div>
      {parcel.pickup_code ? (
        <Code label={t('view.pickupCode')} code={parcel.pickup_code} hint={t('view.pickupHint')} />
      ) : null}
      {parcel.return_code ? (
        <Code label={t('view.returnCode')} code={parcel.return_code} hint={t('view.returnHint')} />
      ) : null}
      {parcel.return_cash_paise && parcel.return_cash_paise > 0 ? (
        <p>{t('view.returnCash', { amount: money(parcel.return_cash_paise) })}</p>
      ) : null}
    </Card>
  )
}

function Code({
  label,
  code,
  hint,
}: {
  readonly label: string
  readonly code: string
  readonly hint: string
}) {
  return (
    <div>
      <p className="text-sm text-ink-muted">{label}</p>
      <p className="text-3xl font-bold tracking-widest tabular-nums">{code}</p>
      <p className="text-sm text-ink-muted">{hint}</p>
    </div>
  )
}
