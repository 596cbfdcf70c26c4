import { AppError } from '@angadi/data/errors/app-error.ts'
import { useStorefront } from '@angadi/data/public-pages/storefront.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useCopyLink } from '@angadi/shell/share/use-copy-link.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { QrCode } from '@angadi/ui/qr-code/qr-code.tsx'
import { Copy, ExternalLink, Printer } from 'lucide-react'
import { TableStand } from './table-stand.tsx'

export interface StorefrontSheetProps {
  readonly vendor: { readonly slug: string; readonly name: string }
  readonly onClose: () => void
}

/** The link and QR code of the vendor's public page: to copy, to open, and to print for a table. */
export default function StorefrontSheet({ vendor, onClose }: StorefrontSheetProps) {
  const { t } = useTranslation(['storefront', 'common'])
  const copy = useCopyLink()
  const { error } = useStorefront(vendor.slug)
  const isHidden = error instanceof AppError && error.code === 'vendor_not_found'
  const path = pathTo('shopVendorSlug', { vendorSlug: vendor.slug })
  const address = `${location.origin}${path}`
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('mine.title')}
      description={t('mine.text')}
      closeLabel={t('common:close')}
    >
      <div className="flex flex-col items-center gap-4 pb-2">
        {isHidden ? <Banner tone="warning">{t('mine.closed')}</Banner> : null}
        <QrCode value={address} label={t('share.qr', { vendor: vendor.name })} className="w-48 max-w-full" />
        <p className="max-w-full text-center text-sm break-all text-ink-muted select-all">
          <span className="sr-only">{t('mine.link')}: </span>
          {address}
        </p>
        <div className="flex w-full flex-col gap-2">
          <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
            {t('mine.print')}
          </Button>
          <Button variant="secondary" icon={<Copy aria-hidden />} onClick={() => void copy(address)}>
            {t('share.copy')}
          </Button>
          <LinkButton variant="quiet" icon={<ExternalLink aria-hidden />} render={<AppLink to={path} />}>
            {t('mine.view')}
          </LinkButton>
        </div>
      </div>
      <TableStand name={vendor.name} address={address} />
    </DialogSheet>
  )
}
