import { useMoveParcel } from '@angadi/data/shopping/move-parcel.ts'
import type { Parcel } from '@angadi/data/shopping/parcels.ts'
import { useReportParcel } from '@angadi/data/shopping/parcels.ts'
import { VENDOR_CANCEL_REASONS } from '@angadi/domain/orders/cancel-reasons.ts'
import type { OrderStatus } from '@angadi/domain/orders/status.ts'
import type { ParcelStage } from '@angadi/domain/shopping/parcels.ts'
import { carrierNews } from '@angadi/domain/shopping/parcels.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Menu } from '@angadi/ui/menu/menu.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { EllipsisVertical, Printer } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useHeld } from '../use-held.ts'

const HandOverSheet = lazy(() => import('./hand-over-sheet.tsx'))

export interface ParcelProps {
  readonly vendorId: string
  readonly parcel: Parcel
  readonly stage: ParcelStage
  readonly onLabel: (shipmentId: string) => void
}

/** The steps that a seller makes before a parcel is handed over. */
const NEXT: Partial<Record<OrderStatus, 'confirmed' | 'preparing' | 'ready'>> = {
  pending: 'confirmed',
  confirmed: 'preparing',
  preparing: 'ready',
}

/** The next step of a parcel, its label, and what else can be done with it. */
export function ParcelActions({ vendorId, parcel, stage, onLabel }: ParcelProps) {
  const { t } = useTranslation(['seller', 'shopping', 'common'])
  const { money } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const move = useMoveParcel(vendorId)
  const report = useReportParcel(vendorId)
  const told = { onError: (error: Error) => notify.problem(errorText(error)) }
  const handOver = useSheet(`hand-over-${parcel.shipment_id}`)
  const [isRefusing, setRefusing] = useState(false)
  const [isReturning, setReturning] = useState(false)
  const [isDelivering, setDelivering] = useState(false)
  const delivered = useHeld(() => report.mutate({ shipmentId: parcel.shipment_id, state: 'delivered' }, told))
  const next = stage === 'ready' ? undefined : NEXT[parcel.order_status]
  const news = stage === 'away' ? carrierNews(parcel.state) : []
  const [first, ...others] = news
  const say = (state: typeof parcel.state) => {
    if (state === 'returned') setReturning(true)
    else if (state === 'delivered') setDelivering(true)
    else report.mutate({ shipmentId: parcel.shipment_id, state }, told)
  }
  const entries = [
    ...others.map((state) => ({ key: state, label: t(`news.${state}`), onSelect: () => say(state) })),
    ...(parcel.purpose === 'order' && stage !== 'away' && stage !== 'past'
      ? [{ key: 'refuse', label: t('act.refuse'), dangerous: true, onSelect: () => setRefusing(true) }]
      : []),
  ]
  if (stage === 'past') return null
  if (delivered.secondsLeft > 0)
    return (
      <div
        role="status"
        className="flex flex-wrap items-center gap-3 rounded-md bg-success-soft px-3 py-1 text-success-ink"
      >
        <span className="min-w-0 flex-1 font-medium">
          {t('delivered.soon', { count: delivered.secondsLeft })}
        </span>
        <Button size="sm" variant="secondary" onClick={delivered.undo}>
          {t('delivered.undo')}
        </Button>
      </div>
    )
  return (
    <div className="flex flex-wrap items-start gap-2">
      {next ? (
        <Button
          busy={move.isPending}
          unavailableReason={unavailableReason}
          onClick={() => {
            if (!move.isPending) move.mutate({ orderId: parcel.order_id, to: next }, told)
          }}
        >
          {t(`act.${next}`)}
        </Button>
      ) : null}
      {stage === 'ready' ? (
        <Button unavailableReason={unavailableReason} onClick={handOver.open}>
          {t('act.handOver')}
        </Button>
      ) : null}
      {first ? (
        <Button
          variant="secondary"
          busy={report.isPending}
          unavailableReason={unavailableReason}
          onClick={() => say(first)}
        >
          {t(`news.${first}`)}
        </Button>
      ) : null}
      {stage === 'new' ? null : (
        <Button
          variant="secondary"
          icon={<Printer aria-hidden />}
          onClick={() => onLabel(parcel.shipment_id)}
        >
          {t('act.label')}
        </Button>
      )}
      {entries.length > 0 ? (
        <Menu
          trigger={
            <IconButton
              label={t('act.more', { number: parcel.order_number })}
              icon={<EllipsisVertical aria-hidden />}
            />
          }
          entries={entries}
        />
      ) : null}
      {handOver.isOpen ? (
        <Suspense>
          <HandOverSheet vendorId={vendorId} parcel={parcel} onClose={handOver.close} />
        </Suspense>
      ) : null}
      <ConfirmDialog
        open={isDelivering}
        onOpenChange={setDelivering}
        title={t('delivered.title', { number: parcel.order_number })}
        body={
          parcel.payment_method === 'cash' && parcel.purpose === 'order'
            ? t('delivered.textCash', { amount: money(parcel.collect_cash_paise) })
            : t('delivered.text')
        }
        confirmLabel={t('news.delivered')}
        cancelLabel={t('common:close')}
        onConfirm={() => {
          setDelivering(false)
          delivered.hold()
        }}
      />
      <ConfirmDialog
        open={isReturning}
        onOpenChange={setReturning}
        dangerous
        title={t('returned.title')}
        body={t('returned.text')}
        confirmLabel={t('news.returned')}
        cancelLabel={t('common:close')}
        busy={report.isPending}
        onConfirm={() =>
          report.mutate(
            { shipmentId: parcel.shipment_id, state: 'returned' },
            { ...told, onSettled: () => setReturning(false) },
          )
        }
      />
      {isRefusing ? (
        <ConfirmDialog
          open
          onOpenChange={setRefusing}
          dangerous
          title={t('refuse.title', { number: parcel.order_number })}
          body={t('refuse.text')}
          confirmLabel={t('act.refuse')}
          cancelLabel={t('common:close')}
          busy={move.isPending}
          onConfirm={() =>
            move.mutate(
              { orderId: parcel.order_id, reason: VENDOR_CANCEL_REASONS[0] },
              { ...told, onSettled: () => setRefusing(false) },
            )
          }
        />
      ) : null}
    </div>
  )
}
