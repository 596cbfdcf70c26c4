import { SUPPORT_PICTURE_LIMITS } from '@angadi/domain/help/text-limits.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { usePictureText } from '@angadi/shell/use-picture-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { PHOTO_FILES } from '@angadi/ui/picture/heic.ts'
import { writePicture } from '@angadi/ui/picture/whole-picture.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Camera } from 'lucide-react'
import { useRef } from 'react'

export interface TakePhotoProps {
  readonly isTaken: boolean
  readonly onTaken: (photo: Blob) => void
  readonly busy?: boolean
  readonly unavailableReason?: string | undefined
}

/** Takes a photo with the camera; it is sent with the step that it proves. */
export function TakePhoto({ isTaken, onTaken, busy = false, unavailableReason }: TakePhotoProps) {
  const { t } = useTranslation('parcels')
  const pictureText = usePictureText()
  const input = useRef<HTMLInputElement>(null)
  const pick = async (file: File | undefined) => {
    if (!file) return
    const photo = await writePicture(file, SUPPORT_PICTURE_LIMITS).catch((error: unknown) => {
      notify.problem(pictureText(error, t('failed')))
    })
    if (photo) onTaken(photo)
  }
  return (
    <>
      {isTaken ? <p role="status">{t('courier.photoReady')}</p> : null}
      <Button
        variant="secondary"
        icon={<Camera aria-hidden />}
        busy={busy}
        unavailableReason={unavailableReason}
        onClick={() => input.current?.click()}
      >
        {t(isTaken ? 'courier.photoAgain' : 'courier.photo')}
      </Button>
      <input
        ref={input}
        type="file"
        accept={PHOTO_FILES}
        capture="environment"
        hidden
        data-testid="parcel-photo"
        onChange={(event) => {
          void pick(event.target.files?.[0])
          // The same photo can be chosen again.
          event.target.value = ''
        }}
      />
    </>
  )
}
