import { areaOf, isTooSmall, LEAST_PHOTO_SIDES, type PhotoCrop } from '@angadi/domain/pictures/photo-crop.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { usePictureText } from '@angadi/shell/use-picture-text.ts'
import { readPicture, writeArea } from '@angadi/ui/picture/square-picture.ts'
import { imageDimensionsFromData } from 'image-dimensions'
import { useEffect, useState } from 'react'
import { PHOTO_RATIOS, type PhotoShape } from './photo-cropper.tsx'
import { MOST_PHOTO_FILE_BYTES, MOST_PIXELS } from './photo-limits.ts'

/** The steps of adding a photo, and the last error. */
export interface PhotoSteps {
  /** The photo being cropped. */
  readonly source: ImageBitmap | undefined
  readonly isWriting: boolean
  readonly problem: string | undefined
  readonly pick: (file: File) => Promise<void>
  readonly save: (crop: PhotoCrop) => Promise<void>
  readonly cancel: () => void
  /** Runs a change of the photos, and says what went wrong with it; true when it went well. */
  readonly attempt: (change: () => Promise<unknown>) => Promise<boolean>
}

export interface CroppedPhotoOptions {
  readonly shape: PhotoShape
  /** The widest that it is written, in pixels, and its size in bytes. */
  readonly limits: { readonly width: number; readonly bytes: number }
  /** Stores the cropped photo. */
  readonly keep: (photo: Blob) => Promise<unknown>
}

/** The first bytes of a file, in which every format of a photo says its size; a camera's preview comes before it. */
const HEADER_BYTES = 512_000

/** Whether a photo would fill the phone's memory: looked up in its header, before anything is decoded. */
async function isTooLarge(file: File): Promise<boolean> {
  if (file.size > MOST_PHOTO_FILE_BYTES) return true
  const header = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer())
  const size = imageDimensionsFromData(header)
  return size !== undefined && size.width * size.height > MOST_PIXELS
}

/** Reads, crops and shrinks a photo, and stores it; after a failed upload the crop is kept. */
export function useCroppedPhoto({ shape, limits, keep }: CroppedPhotoOptions): PhotoSteps {
  const { t } = useTranslation('vendor')
  const errorText = useErrorText()
  const pictureText = usePictureText()
  const [source, setSource] = useState<ImageBitmap>()
  const [problem, setProblem] = useState<string>()
  const [isWriting, setIsWriting] = useState(false)
  useEffect(() => () => source?.close(), [source])
  const attempt = async (change: () => Promise<unknown>) => {
    setProblem(undefined)
    try {
      await change()
      return true
    } catch (error) {
      setProblem(`${t('photo.failed')} ${errorText(error)}`)
      return false
    }
  }
  return {
    source,
    isWriting,
    problem,
    attempt,
    pick: async (file) => {
      setProblem(undefined)
      try {
        if (await isTooLarge(file)) return setProblem(t('photo.tooLarge'))
        const read = await readPicture(file)
        if (isTooSmall(read)) {
          const { width, height } = read
          read.close()
          setProblem(t('photo.tooSmall', { width, height, ...LEAST_PHOTO_SIDES }))
        } else setSource(read)
      } catch (error) {
        setProblem(pictureText(error, t('photo.unreadable')))
      }
    },
    save: async (crop) => {
      if (!source) return
      setProblem(undefined)
      setIsWriting(true)
      try {
        const photo = await writeArea(source, areaOf(source, crop, PHOTO_RATIOS[shape]), limits)
        if (await attempt(() => keep(photo))) setSource(undefined)
      } catch {
        setProblem(t('photo.unreadable'))
      } finally {
        setIsWriting(false)
      }
    },
    cancel: () => {
      setProblem(undefined)
      setSource(undefined)
    },
  }
}
