import { useSendDoorPicture } from '@angadi/data/courier-console/door.ts'
import { SUPPORT_PICTURE_LIMITS } from '@angadi/domain/help/text-limits.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { usePictureText } from '@angadi/shell/use-picture-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { PHOTO_FILES } from '@angadi/ui/picture/heic.ts'
import { writePicture } from '@angadi/ui/picture/whole-picture.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Camera } from 'lucide-react'
import { useRef } from 'react'

export interface DoorPhotoProps {
  readonly orderId: string
  readonly isTaken: boolean
}

/** Takes a photo of the door with the camera and stores it at once; the last one counts. */
export function DoorPhoto({ orderId, isTaken }: DoorPhotoProps) {
  const { t } = useTranslation('courier-door')
  const errorText = useErrorText()
  const pictureText = usePictureText()
  const unavailableReason = useOfflineReason()
  const input = useRef<HTMLInputElement>(null)
  const send = useSendDoorPicture(orderId)
  const pick = async (file: File | undefined) => {
    if (!file) return
    const photo = await writePicture(file, SUPPORT_PICTURE_LIMITS).catch((error: unknown) => {
      notify.problem(pictureText(error, t('photoFailed')))
    })
    if (photo) send.mutate(photo, { onError: (error) => notify.problem(errorText(error)) })
  }
  return (
    <>
      <p className="text-sm text-ink-muted">{t(isTaken ? 'photoKept' : 'photoText')}</p>
      <Button
        variant="secondary"
        icon={<Camera aria-hidden />}
        busy={send.isPending}
        unavailableReason={unavailableReason}
        onClick={() => input.current?.click()}
      >
        {t(isTaken ? 'again' : 'takePhoto')}
      </Button>
      <input
        ref={input}
        type="file"
        accept={PHOTO_FILES}
        capture="environment"
        hidden
        data-testid="door-photo"
        onChange={(event) => {
          void pick(event.target.files?.[0])
          // The same photo can be chosen again.
          event.target.value = ''
        }}
      />
    </>
  )
}
