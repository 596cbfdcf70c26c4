import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { QrCode } from '@angadi/ui/qr-code/qr-code.tsx'
import { Copy, Share2 } from 'lucide-react'
import { useCopyLink } from './use-copy-link.ts'

export interface ShareSheetProps {
  /** The vendor's slug. */
  readonly slug: string
  readonly name: string
  readonly onClose: () => void
}

/** The link of a vendor's page, as a QR code to scan, to copy, and to send with the device's own means. */
export default function ShareSheet({ slug, name, onClose }: ShareSheetProps) {
  const { t } = useTranslation(['storefront', 'common'])
  const copy = useCopyLink()
  const address = `${location.origin}${pathTo('shopVendorSlug', { vendorSlug: slug })}`
  const send = () => {
    // Whoever closes the device's sheet has not failed.
    navigator
      .share({ title: name, text: t('share.text', { vendor: name }), url: address })
      .catch(() => undefined)
  }
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('share.title')}
      closeLabel={t('common:close')}
    >
      <div className="flex flex-col items-center gap-4 pb-2">
        <QrCode value={address} label={t('share.qr', { vendor: name })} className="w-56 max-w-full" />
        <p className="max-w-full text-center text-sm break-all text-ink-muted select-all">{address}</p>
        <div className="flex w-full flex-col gap-2">
          {'share' in navigator ? (
            <Button icon={<Share2 aria-hidden />} onClick={send}>
              {t('share.send')}
            </Button>
          ) : null}
          <Button variant="secondary" icon={<Copy aria-hidden />} onClick={() => void copy(address)}>
            {t('share.copy')}
          </Button>
        </div>
      </div>
    </DialogSheet>
  )
}
