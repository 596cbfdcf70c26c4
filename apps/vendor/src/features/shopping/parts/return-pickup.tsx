import { type ReturnPickup as Pickup, useReturnPickup } from '@angadi/data/shopping/return-pickup.ts'
import type { ReturnCard } from '@angadi/data/shopping/shipment.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ContactSlot } from '@angadi/shell/contact/contact-slot.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { QrCode } from '@angadi/ui/qr-code/qr-code.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { MapPin, Printer } from 'lucide-react'
import { useState } from 'react'
import { PaperView } from '../paper-view.tsx'

export interface ReturnPickupProps {
  readonly card: ReturnCard
  readonly vendorId: string
}

/** Where a return is fetched, how to reach its customer, and the label that goes on it. */
export function ReturnPickup({ card, vendorId }: ReturnPickupProps) {
  const { t } = useTranslation(['seller', 'common'])
  const { data, error, isFetching, refetch } = useReturnPickup(card.id)
  const [isPrinting, setPrinting] = useState(false)
  if (!data)
    return error ? (
      <LoadFailed title={t('pickup.failed')} error={error} busy={isFetching} onRetry={refetch} />
    ) : (
      <SkeletonGroup label={t('common:loading')}>
        <Skeleton shape="box" className="h-24" />
      </SkeletonGroup>
    )
  const { from } = data
  return (
    <div className="flex flex-col gap-2 rounded-md bg-surface-sunken px-3 py-2">
      <p className="flex items-start gap-2">
        <MapPin aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          <span className="block font-semibold">{from.name}</span>
          {[from.line, from.landmark, from.city, from.pincode].filter(Boolean).join(', ')}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <ContactSlot orderId={card.order_id} as="vendor" with="user" vendorId={vendorId} />
        {from.lat !== null && from.lng !== null ? (
          <a
            href={`https://www.openstreetmap.org/?mlat=${from.lat}&mlon=${from.lng}#map=17/${from.lat}/${from.lng}`}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-touch items-center px-2 font-semibold text-action-ink underline"
          >
            {t('pickup.map')}
          </a>
        ) : null}
        <Button
          size="sm"
          variant="secondary"
          icon={<Printer aria-hidden />}
          onClick={() => setPrinting(true)}
        >
          {t('act.label')}
        </Button>
      </div>
      {isPrinting ? (
        <PaperView label={t('pickup.title')} onClose={() => setPrinting(false)} isReady>
          <ReturnLabel pickup={data} />
        </PaperView>
      ) : null}
    </div>
  )
}

/** Black on white whatever the theme: it is paper. */
function ReturnLabel({
  pickup: { number, order_number: order, from, to, pieces, pickup_on: on },
}: {
  readonly pickup: Pickup
}) {
  const { t } = useTranslation('seller')
  const { day } = useFormats()
  return (
    <article className="flex flex-col gap-4 border-2 border-paper-ink bg-paper p-5 text-paper-ink">
      <div className="flex items-start justify-between gap-4">
        <div>
          <p className="text-sm">{t('pickup.title')}</p>
          <p className="text-2xl font-bold tabular-nums">{number}</p>
          <p className="tabular-nums">{order}</p>
        </div>
        <QrCode value={number} label={t('label.code')} className="size-28 shrink-0" />
      </div>
      <div className="border-t-2 border-paper-ink pt-3">
        <p className="text-sm">{t('label.to')}</p>
        <p className="text-2xl font-bold">{to.name}</p>
        <p className="text-lg">{to.address}</p>
        {to.call_phone ? (
          <p className="mt-1 text-lg font-semibold tabular-nums">
            {t('label.call', { phone: to.call_phone })}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap justify-between gap-3 border-y-2 border-paper-ink py-3 text-lg font-semibold">
        <span>{t('label.pieces', { count: pieces })}</span>
        {on ? <span>{t('pickup.on', { day: day(on) })}</span> : null}
      </div>
      <div>
        <p className="text-sm">{t('pickup.from')}</p>
        <p className="font-semibold">{from.name}</p>
        <p className="text-sm">
          {[from.line, from.landmark, from.city, from.pincode].filter(Boolean).join(', ')}
        </p>
      </div>
    </article>
  )
}
