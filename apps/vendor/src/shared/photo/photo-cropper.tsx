import {
  areaOf,
  CENTERED_CROP,
  draggedCrop,
  MOST_ZOOM,
  type PhotoCrop,
} from '@angadi/domain/pictures/photo-crop.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { drawArea } from '@angadi/ui/picture/square-picture.ts'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { CropSlider } from './crop-slider.tsx'

/** The side of the preview in pixels: sharp at its largest width on screens with a pixel ratio of 2. */
const PREVIEW_SIDE = 576

/** The shapes of photos: items are square, covers wide (look: pictures). */
export const PHOTO_RATIOS = { square: 1, wide: 1.6 } as const
export type PhotoShape = keyof typeof PHOTO_RATIOS

export interface PhotoCropperProps {
  readonly source: ImageBitmap
  /** Describes the photo for screen readers. */
  readonly alt: string
  readonly busy: boolean
  /** How wide it is shown, as a multiple of its height: a square without. */
  readonly shape?: PhotoShape
  /** Whether it cannot be saved now. */
  readonly blocked: boolean
  readonly onSave: (crop: PhotoCrop) => void
  readonly onCancel: () => void
}

/** The photo as customers will see it, moved and zoomed by dragging or with sliders before it is saved. */
export function PhotoCropper({
  source,
  alt,
  busy,
  shape = 'square',
  blocked,
  onSave,
  onCancel,
}: PhotoCropperProps) {
  const { t } = useTranslation(['vendor', 'common'])
  const canvas = useRef<HTMLCanvasElement>(null)
  const ratio = PHOTO_RATIOS[shape]
  const [crop, setCrop] = useState(CENTERED_CROP)
  useEffect(() => {
    if (canvas.current) drawArea(canvas.current, source, areaOf(source, crop, ratio))
  }, [source, crop, ratio])
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons === 0 || busy) return
    const { width, height } = event.currentTarget.getBoundingClientRect()
    const [right, down] = [event.movementX / width, event.movementY / height]
    setCrop((before) => draggedCrop(source, before, right, down, ratio))
  }
  const { width, height } = areaOf(source, crop, ratio)
  return (
    <div className="flex flex-col gap-3">
      <canvas
        ref={canvas}
        width={PREVIEW_SIDE}
        height={PREVIEW_SIDE / ratio}
        role="img"
        aria-label={t('photo.preview', { dish: alt })}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        className={`mx-auto w-full cursor-move ${shape === 'square' ? 'aspect-square max-w-72' : 'aspect-16/10 max-w-form'} touch-none rounded-lg border border-line`}
      />
      <p className="text-center text-sm text-ink-muted">{t('photo.drag')}</p>
      <CropSlider
        label={t('photo.zoom')}
        min={1}
        max={MOST_ZOOM}
        value={crop.zoom}
        onChange={(zoom) => setCrop({ ...crop, zoom })}
      />
      {source.width > width ? (
        <CropSlider label={t('photo.across')} value={crop.x} onChange={(x) => setCrop({ ...crop, x })} />
      ) : null}
      {source.height > height ? (
        <CropSlider label={t('photo.upDown')} value={crop.y} onChange={(y) => setCrop({ ...crop, y })} />
      ) : null}
      <p role="status" className="sr-only">
        {busy ? t('photo.uploading') : ''}
      </p>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        <Button busy={busy} disabled={blocked} onClick={() => onSave(crop)}>
          {busy ? t('photo.uploading') : t('photo.use')}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </div>
  )
}
