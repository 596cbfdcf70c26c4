import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useCopyLink } from '@angadi/shell/share/use-copy-link.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { QrCode } from '@angadi/ui/qr-code/qr-code.tsx'
import { Copy, Share2 } from 'lucide-react'
import type { InvitationProps } from './invitation.tsx'

export interface ShareGroupSheetProps extends InvitationProps {
  readonly onClose: () => void
}

/** The link of a group order, as a QR code to scan, to copy, and to send with the device's own means. */
export default function ShareGroupSheet({ token, group, onClose }: ShareGroupSheetProps) {
  const { t } = useTranslation(['group', 'common'])
  const copy = useCopyLink()
  const address = `${location.origin}${pathTo('groupToken', { token })}`
  const text = t('share.text', { vendor: group.vendor.name })
  const send = () => {
    // Whoever closes the device's sheet has not failed.
    navigator.share({ title: t('title'), text, url: address }).catch(() => undefined)
  }
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('share.title')}
      description={t('share.note')}
      closeLabel={t('common:close')}
    >
      <div className="flex flex-col items-center gap-4 pb-2">
        <QrCode value={address} label={t('share.qr')} className="w-56 max-w-full" />
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
