import type { ReviewPhoto } from '@angadi/data/reviews/review-photos.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ImageOff } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazy } from '../boundaries/lazy.tsx'

const PhotoViewer = lazy(() => import('./photo-viewer.tsx'))

/** The photos of a review, small; a press shows them large. */
export function ReviewPhotoList({ photos }: { readonly photos: readonly ReviewPhoto[] }) {
  const { t } = useTranslation('reviews')
  const [opened, setOpened] = useState<number>()
  if (photos.length === 0) return null
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {photos.map(({ path, url }, index) => (
          <li key={path}>
            <button
              type="button"
              aria-label={t('photo.open', { number: index + 1, count: photos.length })}
              onClick={() => setOpened(index)}
              className="grid size-20 place-items-center overflow-hidden rounded-md bg-surface-sunken text-ink-muted"
            >
              {url ? (
                <img src={url} alt="" loading="lazy" className="size-full object-cover" />
              ) : (
                <ImageOff aria-hidden className="size-6" />
              )}
            </button>
          </li>
        ))}
      </ul>
      {opened === undefined ? null : (
        <Suspense>
          <PhotoViewer
            photos={photos}
            shown={opened}
            onShow={setOpened}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
