import { ORDER_PICTURE_LIMITS } from '@angadi/domain/contact/contact-limits.ts'
import type { MessageContent } from '@angadi/domain/contact/outgoing.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { PHOTO_FILES } from '@angadi/ui/picture/heic.ts'
import { writePicture } from '@angadi/ui/picture/whole-picture.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Camera } from 'lucide-react'
import { useRef, useState } from 'react'
import { usePictureText } from '../use-picture-text.ts'
import { PicturePreview } from './picture-preview.tsx'

/** Takes or chooses a photo, shows it, and sends it once that is confirmed. */
export function PicturePicker({ onSend }: { readonly onSend: (content: MessageContent) => void }) {
  const { t } = useTranslation(['contact', 'common'])
  const pictureText = usePictureText()
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<Blob>()
  const pick = async (file: File | undefined) => {
    if (!file) return
    try {
      setPicture(await writePicture(file, ORDER_PICTURE_LIMITS))
    } catch (error) {
      notify.problem(pictureText(error, t('photo.unreadable')))
    }
  }
  const close = () => setPicture(undefined)
  return (
    <>
      <IconButton
        label={t('compose.photo')}
        icon={<Camera aria-hidden />}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept={PHOTO_FILES}
        hidden
        data-testid="chat-photo"
        onChange={(event) => {
          void pick(event.target.files?.[0])
          // The same photo can be chosen again.
          event.target.value = ''
        }}
      />
      {picture ? (
        <DialogSheet
          open
          onOpenChange={(isOpen) => {
            if (!isOpen) close()
          }}
          title={t('photo.title')}
          closeLabel={t('common:close')}
          footer={
            <div className="flex flex-col gap-2 md:flex-row-reverse">
              <Button
                wide
                size="lg"
                onClick={() => {
                  close()
                  onSend({ kind: 'picture', picture })
                }}
              >
                {t('photo.send')}
              </Button>
              <Button wide size="lg" variant="secondary" onClick={close}>
                {t('photo.cancel')}
              </Button>
            </div>
          }
        >
          <div className="grid place-items-center">
            <PicturePreview picture={picture} />
          </div>
        </DialogSheet>
      ) : null}
    </>
  )
}
