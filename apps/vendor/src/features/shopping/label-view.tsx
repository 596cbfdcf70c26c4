import { type ShippingLabel, useShippingLabel } from '@angadi/data/shopping/parcels.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { QrCode } from '@angadi/ui/qr-code/qr-code.tsx'
import { Spinner } from '@angadi/ui/spinner/spinner.tsx'
import { PaperView } from './paper-view.tsx'

export interface LabelViewProps {
  readonly shipmentId: string
  readonly onClose: () => void
}

/** The label of a parcel over the whole page; only the label is printed. */
export default function LabelView({ shipmentId, onClose }: LabelViewProps) {
  const { t } = useTranslation(['seller', 'common'])
  const { data: label, error, isFetching, refetch } = useShippingLabel(shipmentId)
  return (
    <PaperView label={t('label.title')} onClose={onClose} isReady={label !== undefined}>
      {label ? (
        <Label label={label} />
      ) : error ? (
        <LoadFailed title={t('label.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <Spinner label={t('common:loading')} />
      )}
    </PaperView>
  )
}

/** Black on white whatever the theme: it is paper. */
function Label({ label }: { readonly label: ShippingLabel }) {
  const { t } = useTranslation('seller')
  const { money, day } = useFormats()
  const { to, from } = label
  return (
    <article className="flex flex-col gap-4 border-2 border-paper-ink bg-paper p-5 text-paper-ink">
      <div className="flex items-start justify-between gap-4">
        <div>
          <p className="text-sm">{t('label.order')}</p>
          <p className="text-2xl font-bold tabular-nums">{label.order_number}</p>
          {label.tracking_number ? (
            <p className="text-lg font-semibold tabular-nums">
              {label.carrier} · {label.tracking_number}
            </p>
          ) : null}
        </div>
        <QrCode
          value={label.tracking_number ?? label.order_number}
          label={t('label.code')}
          className="size-32 shrink-0"
        />
      </div>
      <div className="border-t-2 border-paper-ink pt-3">
        <p className="text-sm">{t('label.to')}</p>
        <p className="text-2xl font-bold">{to.name}</p>
        <p className="text-lg">
          {[to.line, to.landmark].filter(Boolean).join(', ')}
          <br />
          {to.city} <strong className="text-2xl tabular-nums">{to.pincode}</strong>
        </p>
      </div>
      <div className="flex flex-wrap justify-between gap-3 border-y-2 border-paper-ink py-3 text-lg font-semibold">
        <span>{t('label.pieces', { count: label.pieces })}</span>
        <span>
          {label.collect_paise > 0
            ? t('label.collect', { amount: money(label.collect_paise) })
            : t('label.paid')}
        </span>
        {label.promised_to ? <span>{t('label.by', { day: day(label.promised_to) })}</span> : null}
      </div>
      <div>
        <p className="text-sm">{t('label.from')}</p>
        <p className="font-semibold">{from.name}</p>
        <p className="text-sm">{from.address}</p>
        {from.gstin ? <p className="text-sm tabular-nums">{from.gstin}</p> : null}
        {from.call_phone ? (
          <p className="mt-1 text-lg font-semibold tabular-nums">
            {t('label.call', { phone: from.call_phone })}
          </p>
        ) : null}
      </div>
    </article>
  )
}
