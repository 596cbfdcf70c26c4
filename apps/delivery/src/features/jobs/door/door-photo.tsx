import { useSendDoorPicture } from '@angadi/data/courier-console/door.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { CameraButton } from '../../../shared/camera-button.tsx'

export interface DoorPhotoProps {
  readonly orderId: string
  readonly isTaken: boolean
}

/** Takes a photo of the door with the camera and stores it at once; the last one counts. */
export function DoorPhoto({ orderId, isTaken }: DoorPhotoProps) {
  const { t } = useTranslation('courier-door')
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const send = useSendDoorPicture(orderId)
  return (
    <>
      <p className="text-sm text-ink-muted">{t(isTaken ? 'photoKept' : 'photoText')}</p>
      <CameraButton
        failed={t('photoFailed')}
        onTaken={(photo) => send.mutate(photo, { onError: (error) => notify.problem(errorText(error)) })}
        busy={send.isPending}
        unavailableReason={unavailableReason}
        testId="door-photo"
      >
        {t(isTaken ? 'again' : 'takePhoto')}
      </CameraButton>
    </>
  )
}
