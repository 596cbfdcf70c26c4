import { SUPPORT_PICTURE_LIMITS } from '@angadi/domain/help/text-limits.ts'
import { usePictureText } from '@angadi/shell/use-picture-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { PHOTO_FILES } from '@angadi/ui/picture/heic.ts'
import { writePicture } from '@angadi/ui/picture/whole-picture.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Camera } from 'lucide-react'
import { type ReactNode, useRef } from 'react'

export interface CameraButtonProps {
  readonly children: ReactNode
  /** What is said where a photo cannot be read. */
  readonly failed: string
  readonly onTaken: (photo: Blob) => void
  readonly busy?: boolean
  readonly unavailableReason?: string | undefined
  /** By which a test finds the input. */
  readonly testId: string
}

/** Takes a photo with the camera, as small as it may be sent. */
export function CameraButton({
  children,
  failed,
  onTaken,
  busy = false,
  unavailableReason,
  testId,
}: CameraButtonProps) {
  const pictureText = usePictureText()
  const input = useRef<HTMLInputElement>(null)
  const pick = async (file: File | undefined) => {
    if (!file) return
    const photo = await writePicture(file, SUPPORT_PICTURE_LIMITS).catch((error: unknown) => {
      notify.problem(pictureText(error, failed))
    })
    if (photo) onTaken(photo)
  }
  return (
    <>
      <Button
        variant="secondary"
        icon={<Camera aria-hidden />}
        busy={busy}
        unavailableReason={unavailableReason}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={PHOTO_FILES}
        capture="environment"
        hidden
        data-testid={testId}
        onChange={(event) => {
          void pick(event.target.files?.[0])
          // The same photo can be chosen again.
          event.target.value = ''
        }}
      />
    </>
  )
}
