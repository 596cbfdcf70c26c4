import { SUPPORT_PICTURE_LIMITS } from '@angadi/domain/help/text-limits.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { PHOTO_FILES } from '@angadi/ui/picture/heic.ts'
import { writePicture } from '@angadi/ui/picture/whole-picture.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Camera, X } from 'lucide-react'
import { useRef } from 'react'
import { useObjectUrl } from '../contact/object-url.ts'
import { usePictureText } from '../use-picture-text.ts'

export interface PhotoFieldProps {
  readonly photo: Blob | undefined
  readonly onChange: (photo: Blob | undefined) => void
}

/** Takes or chooses one photo, made small on the device, and shows it until it is sent or removed. */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const { t } = useTranslation('help')
  const pictureText = usePictureText()
  const input = useRef<HTMLInputElement>(null)
  const url = useObjectUrl(photo)
  const pick = async (file: File | undefined) => {
    if (!file) return
    try {
      onChange(await writePicture(file, SUPPORT_PICTURE_LIMITS))
    } catch (error) {
      notify.problem(pictureText(error, t('photo.unreadable')))
    }
  }
  return (
    <div className="flex items-center gap-3">
      {url ? (
        <>
          <img src={url} alt={t('photo.preview')} className="h-24 max-w-40 rounded-md object-cover" />
          <IconButton
            label={t('photo.remove')}
            icon={<X aria-hidden />}
            onClick={() => onChange(undefined)}
          />
        </>
      ) : (
        <Button variant="secondary" icon={<Camera aria-hidden />} onClick={() => input.current?.click()}>
          {t('photo.add')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept={PHOTO_FILES}
        hidden
        data-testid="support-photo"
        onChange={(event) => {
          void pick(event.target.files?.[0])
          // The same photo can be chosen again.
          event.target.value = ''
        }}
      />
    </div>
  )
}
