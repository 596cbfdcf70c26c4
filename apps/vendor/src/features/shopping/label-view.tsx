import { type ShippingLabel, useShippingLabel } from '@angadi/data/shopping/parcels.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { QrCode } from '@angadi/ui/qr-code/qr-code.tsx'
import { Spinner } from '@angadi/ui/spinner/spinner.tsx'
import { Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

export interface LabelViewProps {
  readonly shipmentId: string
  readonly onClose: () => void
}

/** The label of a parcel over the whole page; only the label is printed. */
export default function LabelView({ shipmentId, onClose }: LabelViewProps) {
  const { t } = useTranslation(['seller', 'common'])
  const { data: label, error, isFetching, refetch } = useShippingLabel(shipmentId)
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    page.current?.focus()
    const app = document.getElementById('root')
    app?.classList.add('print:hidden')
    return () => app?.classList.remove('print:hidden')
  }, [])
  return createPortal(
    <div
      ref={page}
      role="dialog"
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
      aria-modal
      aria-label={t('label.title')}
      className="fixed inset-0 z-overlay overflow-auto bg-surface p-4 outline-none print:static print:p-0"
    >
      <div className="mx-auto flex max-w-form flex-col gap-4">
        <div className="flex flex-wrap justify-between gap-2 print:hidden">
          <Button variant="secondary" onClick={onClose}>
            {t('common:back')}
          </Button>
          {label ? (
            <Button icon={<Printer aria-hidden />} onClick={() => globalThis.print()}>
              {t('label.print')}
            </Button>
          ) : null}
        </div>
        {label ? (
          <Label label={label} />
        ) : error ? (
          <LoadFailed title={t('label.failed')} error={error} busy={isFetching} onRetry={refetch} />
        ) : (
          <Spinner label={t('common:loading')} />
        )}
      </div>
    </div>,
    document.body,
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
        {to.phone_masked ? <p className="tabular-nums">{to.phone_masked}</p> : null}
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
        <p className="text-sm tabular-nums">{[from.gstin, from.care_phone].filter(Boolean).join(' · ')}</p>
      </div>
    </article>
  )
}
