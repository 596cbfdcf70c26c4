import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { useEffect, useState } from 'react'

export interface PhotoPreviewProps {
  /** The picture as it will be saved; nothing is shown without it. */
  readonly picture: Blob | undefined
  readonly busy: boolean
  readonly onKeep: () => void
  readonly onClose: () => void
}

/** Shows a new picture as others will see it, before it is saved. */
export function PhotoPreview({ picture, busy, onKeep, onClose }: PhotoPreviewProps) {
  const { t } = useTranslation(['profile', 'common'])
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!picture) return
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return (
    <DialogSheet
      open={picture !== undefined}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('photo.preview')}
      description={t('photo.previewText')}
      closeLabel={t('common:close')}
      size="sm"
      footer={
        <div className="flex flex-col gap-2">
          <Button size="lg" wide busy={busy} onClick={onKeep}>
            {t('photo.save')}
          </Button>
          <Button variant="quiet" wide onClick={onClose}>
            {t('photo.cancel')}
          </Button>
        </div>
      }
    >
      {address ? (
        <img
          src={address}
          alt={t('photo.previewAlt')}
          className="mx-auto my-2 size-48 rounded-full border border-line object-cover"
        />
      ) : null}
    </DialogSheet>
  )
}
