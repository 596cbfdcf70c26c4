import { storeReturnPhoto } from '@angadi/data/shopping/return-photos.ts'
import { ORDER_PICTURE_LIMITS } from '@angadi/domain/contact/contact-limits.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { writePicture } from '@angadi/ui/picture/whole-picture.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Camera, X } from 'lucide-react'
import { useRef, useState } from 'react'

/** How many photos a return can have; the same as the database's. */
const MOST = 4

export interface ReturnPhotosProps {
  /** The paths of the photos that are stored. */
  readonly paths: readonly string[]
  readonly onChange: (paths: readonly string[]) => void
}

/** Photos of what is wrong: each is made small and stored when it is chosen. */
export function ReturnPhotos({ paths, onChange }: ReturnPhotosProps) {
  const { t } = useTranslation('shopping')
  const errorText = useErrorText()
  const input = useRef<HTMLInputElement>(null)
  const [isStoring, setStoring] = useState(false)
  const [previews, setPreviews] = useState<ReadonlyMap<string, string>>(new Map())
  const add = async (file: File | undefined) => {
    if (!file) return
    setStoring(true)
    try {
      const photo = await writePicture(file, ORDER_PICTURE_LIMITS)
      const path = await storeReturnPhoto(photo)
      setPreviews((known) => new Map(known).set(path, URL.createObjectURL(photo)))
      onChange([...paths, path])
    } catch (error) {
      notify.problem(t('photos.failed'), { description: errorText(error) })
    } finally {
      setStoring(false)
    }
  }
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-semibold">{t('photos.title')}</p>
      {paths.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {paths.map((path, index) => (
            <li key={path} className="relative size-20">
              <img
                src={previews.get(path)}
                alt={t('photos.one', { number: index + 1 })}
                className="size-full rounded-md object-cover"
              />
              <button
                type="button"
                aria-label={t('photos.remove', { number: index + 1 })}
                onClick={() => onChange(paths.filter((one) => one !== path))}
                className="absolute -top-2 -right-2 grid size-touch place-items-center"
              >
                <span className="grid size-6 place-items-center rounded-full bg-surface-raised shadow-raised">
                  <X aria-hidden className="size-4" />
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {paths.length < MOST ? (
        <Button
          variant="secondary"
          size="sm"
          icon={<Camera aria-hidden />}
          className="self-start"
          busy={isStoring}
          onClick={() => input.current?.click()}
        >
          {t('photos.add')}
        </Button>
      ) : null}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        data-testid="return-photo"
        onChange={(event) => {
          void add(event.target.files?.[0])
          // The same photo can be chosen again.
          event.target.value = ''
        }}
      />
    </div>
  )
}
