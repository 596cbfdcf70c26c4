import { storeReviewPhoto, useReviewPhotoUrls } from '@angadi/data/reviews/review-photos.ts'
import { MOST_REVIEW_PHOTOS, REVIEW_PICTURE_LIMITS } from '@angadi/domain/reviews/review-rules.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { writePicture } from '@angadi/ui/picture/whole-picture.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Camera, X } from 'lucide-react'
import { useRef, useState } from 'react'

export interface ReviewPhotoFieldProps {
  /** The paths of the photos, which are stored already. */
  readonly paths: readonly string[]
  readonly onChange: (paths: readonly string[]) => void
}

/** Up to four photos of a review: each is made small on the device, and stored when it is chosen. */
export function ReviewPhotoField({ paths, onChange }: ReviewPhotoFieldProps) {
  const { t } = useTranslation('reviews')
  const errorText = useErrorText()
  const isOnline = useOnline()
  const input = useRef<HTMLInputElement>(null)
  const [isStoring, setStoring] = useState(false)
  const { data: urls } = useReviewPhotoUrls(paths)
  const add = async (file: File | undefined) => {
    if (!file) return
    setStoring(true)
    try {
      onChange([...paths, await storeReviewPhoto(await writePicture(file, REVIEW_PICTURE_LIMITS))])
    } catch (error) {
      notify.problem(t('photo.unreadable'), { description: errorText(error) })
    } finally {
      setStoring(false)
    }
  }
  const left = MOST_REVIEW_PHOTOS - paths.length
  return (
    <div className="flex flex-col gap-2">
      {paths.length > 0 ? (
        <ul aria-label={t('photo.title')} className="flex flex-wrap gap-3">
          {paths.map((path, index) => (
            <li key={path} className="relative size-20">
              {urls?.has(path) ? (
                <img
                  src={urls.get(path)}
                  alt={t('photo.one', { number: index + 1, count: paths.length })}
                  className="size-full rounded-md object-cover"
                />
              ) : (
                <span className="block size-full rounded-md bg-surface-sunken" />
              )}
              <button
                type="button"
                aria-label={t('photo.remove', { number: index + 1 })}
                onClick={() => onChange(paths.filter((one) => one !== path))}
                className="absolute -top-3 -right-3 grid size-touch place-items-center"
              >
                <span className="grid size-6 place-items-center rounded-full bg-surface-raised shadow-raised">
                  <X aria-hidden className="size-4" />
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {left > 0 ? (
        <p className="flex flex-wrap items-center gap-3 text-sm text-ink-muted">
          <Button
            variant="secondary"
            size="sm"
            icon={<Camera aria-hidden />}
            busy={isStoring}
            unavailableReason={isOnline ? undefined : t('offline')}
            onClick={() => input.current?.click()}
          >
            {t('photo.add')}
          </Button>
          {paths.length > 0 ? t('photo.left', { count: left }) : null}
        </p>
      ) : null}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        data-testid="review-photo"
        onChange={(event) => {
          void add(event.target.files?.[0])
          // The same photo can be chosen again.
          event.target.value = ''
        }}
      />
    </div>
  )
}
