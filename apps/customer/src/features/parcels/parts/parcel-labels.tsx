import type { Parcel } from '@angadi/data/parcels/detail.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { QrCode } from '@angadi/ui/qr-code/qr-code.tsx'
import { Printer } from 'lucide-react'

export interface ParcelLabelsProps {
  readonly parcel: Parcel
  readonly orderNumber: string
}

/** A label of postcard size for each receiver. Its QR code names order and receiver only: no code, no number. */
export function ParcelLabels({ parcel, orderNumber }: ParcelLabelsProps) {
  const { t } = useTranslation('parcels')
  return (
    <>
      <Button
        variant="secondary"
        className="print:hidden"
        icon={<Printer aria-hidden />}
        onClick={() => window.print()}
      >
        {t('view.labels')}
      </Button>
      <div className="hidden print:block">
        <style media="print">{'@page { size: A6; margin: 8mm }'}</style>
        {parcel.drops.map((drop) => (
          <div key={drop.n} className="flex break-after-page flex-col gap-2">
            <p className="text-sm">
              {t('view.label', { number: orderNumber, n: drop.n, of: parcel.drops.length })}
            </p>
            <p className="text-2xl font-bold">{drop.name}</p>
            <p>{[drop.line, drop.landmark].filter(Boolean).join(', ')}</p>
            <p className="text-sm">{t('view.labelFrom', { name: parcel.sender })}</p>
            {parcel.fragile ? <p className="font-bold">{t('view.labelFragile')}</p> : null}
            <QrCode
              value={`${orderNumber}/${drop.n}`}
              label={t('view.labelQr', { number: orderNumber, n: drop.n })}
              className="w-32"
            />
          </div>
        ))}
      </div>
    </>
  )
}
