import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { PHOTO_FILES } from '@angadi/ui/picture/heic.ts'
import { type WholePictureLimits, writePicture } from '@angadi/ui/picture/whole-picture.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Camera, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useErrorText } from '../use-error-text.ts'
import { useOnline } from '../use-online.ts'
import { usePictureText } from '../use-picture-text.ts'

export interface PhotosFieldProps {
  /** Above the photos; without it, the list alone is named. */
  readonly title?: string | undefined
  /** The paths of the photos, which are stored already. */
  readonly paths: readonly string[]
  readonly onChange: (paths: readonly string[]) => void
  /** How many there may be. */
  readonly most: number
  readonly limits: WholePictureLimits
  /** Stores a photo and returns its path. */
  readonly store: (photo: Blob) => Promise<string>
  /** The addresses of photos that were stored before this page was opened, by path. */
  readonly urls?: ReadonlyMap<string, string> | undefined
  readonly testId: string
}

/** Photos of something: each is made small on the device, and stored when it is chosen. */
export function PhotosField({ title, paths, onChange, most, limits, store, urls, testId }: PhotosFieldProps) {
  const { t } = useTranslation('photos')
  const errorText = useErrorText()
  const pictureText = usePictureText()
  const isOnline = useOnline()
  const input = useRef<HTMLInputElement>(null)
  const [isStoring, setStoring] = useState(false)
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const forget = useEffectEvent(() => {
    for (const url of chosen.values()) URL.revokeObjectURL(url)
  })
  useEffect(() => () => forget(), [])
  const add = async (file: File | undefined) => {
    if (!file) return
    setStoring(true)
    try {
      const photo = await writePicture(file, limits)
      const path = await store(photo)
      setChosen((known) => new Map(known).set(path, URL.createObjectURL(photo)))
      onChange([...paths, path])
    } catch (error) {
      notify.problem(t('failed'), { description: pictureText(error, errorText(error)) })
    } finally {
      setStoring(false)
    }
  }
  const left = most - paths.length
  return (
    <div className="flex flex-col gap-2">
      {title ? <p className="text-sm font-semibold">{title}</p> : null}
      {paths.length > 0 ? (
        <ul aria-label={title ?? t('title')} className="flex flex-wrap gap-3">
          {paths.map((path, index) => {
            const url = chosen.get(path) ?? urls?.get(path)
            return (
              <li key={path} className="relative size-20">
                {url === undefined ? (
                  <span className="block size-full rounded-md bg-surface-sunken" />
                ) : (
                  <img
                    src={url}
                    alt={t('one', { number: index + 1, count: paths.length })}
                    className="size-full rounded-md object-cover"
                  />
                )}
                <button
                  type="button"
                  aria-label={t('remove', { number: index + 1 })}
                  onClick={() => onChange(paths.filter((one) => one !== path))}
                  className="absolute -top-3 -right-3 grid size-touch place-items-center"
                >
                  <span className="grid size-6 place-items-center rounded-full bg-surface-raised shadow-raised">
                    <X aria-hidden className="size-4" />
                  </span>
                </button>
              </li>
            )
          })}
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
            {t('add')}
          </Button>
          {paths.length > 0 ? t('left', { count: left }) : null}
        </p>
      ) : null}
      <input
        ref={input}
        type="file"
        accept={PHOTO_FILES}
        hidden
        data-testid={testId}
        onChange={(event) => {
          void add(event.target.files?.[0])
          // The same photo can be chosen again.
          event.target.value = ''
        }}
      />
    </div>
  )
}
