import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { PHOTO_FILES } from '@angadi/ui/picture/heic.ts'
import { Camera, ImageUp } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'

export interface PhotoInputsProps {
  readonly disabled: boolean
  readonly onPick: (file: File) => void
}

/** Chooses a photo from the device, or takes one with its camera. */
export function PhotoInputs({ disabled, onPick }: PhotoInputsProps) {
  const { t } = useTranslation('vendor')
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // Cleared, so that choosing the same file again fires a change event.
    currentTarget.value = ''
    if (file) onPick(file)
  }
  const input = { type: 'file', accept: PHOTO_FILES, hidden: true, onChange } as const
  return (
    <>
      <Button
        variant="secondary"
        icon={<ImageUp aria-hidden />}
        disabled={disabled}
        onClick={() => files.current?.click()}
      >
        {t('photo.choose')}
      </Button>
      <Button
        variant="secondary"
        icon={<Camera aria-hidden />}
        disabled={disabled}
        onClick={() => camera.current?.click()}
      >
        {t('photo.take')}
      </Button>
      <input {...input} ref={files} data-testid="photo-file" />
      <input {...input} ref={camera} capture="environment" />
    </>
  )
}
