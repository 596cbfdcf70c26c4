import { MOST_ITEM_PHOTO_BYTES, useSetItemPhoto } from '@angadi/data/vendor-console/item-photo.ts'
import {
  isTooSmall,
  LEAST_PHOTO_SIDES,
  type PhotoCrop,
  squareOf,
} from '@angadi/domain/pictures/photo-crop.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { readPicture, writeSquare } from '@angadi/ui/picture/square-picture.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { imageDimensionsFromData } from 'image-dimensions'
import { useEffect, useState } from 'react'
import { MOST_PHOTO_FILE_BYTES, MOST_PIXELS } from '../../../shared/photo/photo-limits.ts'

/** The limits of an item's photo: side in pixels, three times the widest list, and size in bytes. */
const PHOTO_LIMITS = { side: 800, bytes: MOST_ITEM_PHOTO_BYTES } as const

/** The steps of adding a photo to an item, and the last error. */
export interface ItemPhotoSteps {
  /** The photo being cropped. */
  readonly source: ImageBitmap | undefined
  readonly isBusy: boolean
  readonly problem: string | undefined
  readonly pick: (file: File) => Promise<void>
  readonly save: (crop: PhotoCrop) => Promise<void>
  readonly remove: () => Promise<void>
  readonly cancel: () => void
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

/** Reads, crops, shrinks and uploads the photo of an item; after a failed upload the crop is kept. */
export function useItemPhoto(vendorId: string, itemId: string): ItemPhotoSteps {
  const { t } = useTranslation('vendor')
  const errorText = useErrorText()
  const [source, setSource] = useState<ImageBitmap>()
  const [problem, setProblem] = useState<string>()
  const [isWriting, setIsWriting] = useState(false)
  const { mutateAsync: set, isPending } = useSetItemPhoto(vendorId)
  useEffect(() => () => source?.close(), [source])
  const keep = async (photo: Blob | null) => {
    try {
      await set({ itemId, photo })
      setSource(undefined)
      notify.success(t(photo ? 'photo.saved' : 'photo.removed'))
    } catch (error) {
      setProblem(`${t('photo.failed')} ${errorText(error)}`)
    }
  }
  return {
    source,
    isBusy: isWriting || isPending,
    problem,
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
      } catch {
        setProblem(t('photo.unreadable'))
      }
    },
    save: async (crop) => {
      if (!source) return
      setProblem(undefined)
      setIsWriting(true)
      try {
        await keep(await writeSquare(source, squareOf(source, crop), PHOTO_LIMITS))
      } catch {
        setProblem(t('photo.unreadable'))
      } finally {
        setIsWriting(false)
      }
    },
    remove: () => {
      setProblem(undefined)
      return keep(null)
    },
    cancel: () => {
      setProblem(undefined)
      setSource(undefined)
    },
  }
}
