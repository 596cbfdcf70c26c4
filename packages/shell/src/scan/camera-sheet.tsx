import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { CameraOff } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { barcodeDetector } from './barcode-detector.ts'

/** How often the picture is searched for a code, in milliseconds: a hand holds still for longer. */
const LOOK_EVERY_MS = 200

export interface CameraSheetProps {
  /** Called once, with the first code that is seen. */
  readonly onCode: (code: string) => void
  readonly onClose: () => void
}

/** The camera's picture, searched for a code. Nothing of it is stored or sent. */
export default function CameraSheet({ onCode, onClose }: CameraSheetProps) {
  const { t } = useTranslation(['picking', 'common'])
  const video = useRef<HTMLVideoElement>(null)
  const [isRefused, setRefused] = useState(false)
  const tell = useEffectEvent(onCode)
  useEffect(() => {
    const detector = barcodeDetector()
    let stream: MediaStream | undefined
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      const picture = video.current
      if (isOver || !picture || !detector) return
      // A picture that is not there yet cannot be read: the next look comes soon.
      const [seen] = await detector.detect(picture).catch(() => [])
      if (isOver) return
      if (seen) {
        isOver = true
        tell(seen.rawValue)
      } else timer = setTimeout(() => void look(), LOOK_EVERY_MS)
    }
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
      async (opened) => {
        if (isOver || !video.current) {
          for (const track of opened.getTracks()) track.stop()
          return
        }
        stream = opened
        video.current.srcObject = opened
        await video.current.play().catch(() => undefined)
        void look()
      },
      () => setRefused(true),
    )
    return () => {
      isOver = true
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
  }, [])
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('scan.title')}
      description={t('scan.text')}
      closeLabel={t('common:close')}
    >
      {isRefused ? (
        <Banner tone="warning" icon={<CameraOff aria-hidden />}>
          {t('scan.refused')}
        </Banner>
      ) : (
        <video
          ref={video}
          muted
          playsInline
          aria-label={t('scan.title')}
          className="aspect-square w-full rounded-lg bg-surface-sunken object-cover"
        />
      )}
    </DialogSheet>
  )
}
