import { useSaveAvatar } from '@angadi/data/account/avatar.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { usePictureText } from '@angadi/shell/use-picture-text.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { AvatarPicker } from './avatar-picker.tsx'
import { PhotoPreview } from './photo-preview.tsx'

export interface PhotoProps {
  readonly name: string
  /** URL of the current picture. */
  readonly picture: string | undefined
}

/** The user's picture: choose or take one, preview and save it, or remove it. */
export function Photo({ name, picture }: PhotoProps) {
  const { t } = useTranslation('profile')
  const pictureText = usePictureText()
  const { mutate: save, isPending } = useSaveAvatar()
  const [preview, setPreview] = useState<Blob>()
  const keep = (next: Blob | null) =>
    save(next, {
      onSuccess: () => setPreview(undefined),
      onError: () => notify.problem(t('photo.failed')),
    })
  const pick = async (file: File) => {
    try {
      const { shrinkPicture } = await import('@angadi/ui/avatar-picker/shrink-picture.ts')
      setPreview(await shrinkPicture(file))
    } catch (error) {
      notify.problem(pictureText(error, t('photo.unreadable')))
    }
  }
  return (
    <>
      <AvatarPicker
        name={name}
        picture={picture}
        labels={{
          change: t('photo.change'),
          choose: t('photo.choose'),
          take: t('photo.take'),
          remove: t('photo.remove'),
        }}
        onPick={(file) => void pick(file)}
        onRemove={picture ? () => keep(null) : undefined}
      />
      <PhotoPreview
        picture={preview}
        busy={isPending}
        onKeep={() => (preview ? keep(preview) : undefined)}
        onClose={() => setPreview(undefined)}
      />
    </>
  )
}
