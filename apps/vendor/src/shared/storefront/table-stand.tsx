import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { PrintArea } from '@angadi/shell/print/print-area.tsx'
import { BrandMark } from '@angadi/ui/brand-mark/brand-mark.tsx'
import { QrCode } from '@angadi/ui/qr-code/qr-code.tsx'

export interface TableStandProps {
  readonly name: string
  readonly address: string
}

/** A sheet for a table or a counter, printed by the browser: the name, the QR code, the address to type. */
export function TableStand({ name, address }: TableStandProps) {
  const { t } = useTranslation('storefront')
  return (
    <PrintArea>
      <div className="mx-auto flex w-[120mm] flex-col items-center gap-[6mm] py-[10mm] text-center text-black">
        <p className="text-[9mm] font-bold text-balance">{name}</p>
        <QrCode value={address} label={t('share.qr', { vendor: name })} className="w-[80mm]" />
        <p className="text-[7mm] font-semibold">{t('mine.scan')}</p>
        <p className="text-[4mm] break-all">{address.replace(/^https?:\/\//, '')}</p>
        <p className="flex items-center gap-[2mm] text-[4mm]">
          <BrandMark className="size-[8mm]" />
          {t('mine.stand', { vendor: name })}
        </p>
      </div>
    </PrintArea>
  )
}
