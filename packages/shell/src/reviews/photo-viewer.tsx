import type { ReviewPhoto } from '@angadi/data/reviews/review-photos.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'

export interface PhotoViewerProps {
  readonly photos: readonly ReviewPhoto[]
  /** The index of the photo on screen. */
  readonly shown: number
  readonly onShow: (index: number) => void
  readonly onClose: () => void
}

/** Photos of a review, large, one at a time; arrow keys turn them as well. */
export default function PhotoViewer({ photos, shown, onShow, onClose }: PhotoViewerProps) {
  const { t } = useTranslation(['reviews', 'common'])
  const photo = photos[shown]
  const last = photos.length - 1
  const turn = (step: number) => onShow(Math.min(Math.max(shown + step, 0), last))
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      size="lg"
      title={t('photo.viewer')}
      closeLabel={t('common:close')}
    >
      <fieldset
        aria-label={t('photo.one', { number: shown + 1, count: photos.length })}
        className="flex min-w-0 flex-col gap-3"
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') turn(-1)
          if (key === 'ArrowRight') turn(1)
        }}
      >
        {photo?.url ? (
          <img
            src={photo.url}
            alt={t('photo.one', { number: shown + 1, count: photos.length })}
            className="mx-auto max-h-[62dvh] w-full rounded-md bg-surface-sunken object-contain"
          />
        ) : (
          <p className="py-16 text-center text-ink-muted">{t('photo.failed')}</p>
        )}
        {last > 0 ? (
          <div className="flex items-center justify-center gap-4">
            <IconButton
              label={t('photo.previous')}
              icon={<ChevronLeft aria-hidden />}
              disabled={shown === 0}
              onClick={() => turn(-1)}
            />
            <p role="status" className="text-sm text-ink-muted tabular-nums">
              {t('photo.one', { number: shown + 1, count: photos.length })}
            </p>
            <IconButton
              label={t('photo.next')}
              icon={<ChevronRight aria-hidden />}
              disabled={shown === last}
              onClick={() => turn(1)}
            />
          </div>
        ) : null}
      </fieldset>
    </DialogSheet>
  )
}
