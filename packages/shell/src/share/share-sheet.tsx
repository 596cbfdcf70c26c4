import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { QrCode } from '@angadi/ui/qr-code/qr-code.tsx'
import { Copy, Share2 } from 'lucide-react'
import { useCopyLink } from './use-copy-link.ts'

export interface ShareSheetProps {
  readonly title: string
  /** Who can use the link. */
  readonly note?: string | undefined
  /** The path of the page that is shared. */
  readonly path: string
  /** What the QR code opens. */
  readonly qrLabel: string
  /** What is sent with the link by the device's own means. */
  readonly message: { readonly title: string; readonly text: string }
  readonly onClose: () => void
}

/** The link of a page, as a QR code to scan, to copy, and to send with the device's own means. */
export default function ShareSheet({ title, note, path, qrLabel, message, onClose }: ShareSheetProps) {
  const { t } = useTranslation(['storefront', 'common'])
  const copy = useCopyLink()
  const address = `${location.origin}${path}`
  const send = () => {
    // Whoever closes the device's sheet has not failed.
    navigator.share({ ...message, url: address }).catch(() => undefined)
  }
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title}
      description={note}
      closeLabel={t('common:close')}
    >
      <div className="flex flex-col items-center gap-4 pb-2">
        <QrCode value={address} label={qrLabel} className="w-56 max-w-full" />
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
