import { MOST_ITEM_PHOTO_BYTES, useSetItemPhoto } from '@angadi/data/vendor-console/item-photo.ts'
import { type PhotoSteps, useCroppedPhoto } from '../../../shared/photo/use-cropped-photo.ts'

/** The limits of an item's photo: width in pixels, three times the widest list, and size in bytes. */
export const ITEM_PHOTO_LIMITS = { width: 800, bytes: MOST_ITEM_PHOTO_BYTES } as const

/** The steps of adding a photo to an item, or removing it, and the last error. */
export interface ItemPhotoSteps extends Pick<PhotoSteps, 'source' | 'problem' | 'pick' | 'save' | 'cancel'> {
  readonly isBusy: boolean
  readonly remove: () => Promise<void>
}

/** Reads, crops, shrinks and uploads the photo of an item; after a failed upload the crop is kept. */
export function useItemPhoto(vendorId: string, itemId: string): ItemPhotoSteps {
  const { mutateAsync: set, isPending } = useSetItemPhoto(vendorId)
  const { attempt, isWriting, ...steps } = useCroppedPhoto({
    shape: 'square',
    limits: ITEM_PHOTO_LIMITS,
    keep: async (photo) => {
      await set({ itemId, photo })
    },
  })
  return {
    ...steps,
    isBusy: isWriting || isPending,
    remove: async () => {
      await attempt(() => set({ itemId, photo: null }))
    },
  }
}
