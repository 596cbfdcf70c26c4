import { pictureUrl } from '@angadi/data/client/config.ts'
import { isVendorPhoto } from '@angadi/data/vendor-console/item-photo.ts'
import type { VendorItemInFull } from '@angadi/data/vendor-products/item.ts'
import { MOST_ITEM_PHOTOS, useSetItemGallery } from '@angadi/data/vendor-products/item-gallery.ts'
import { LEAST_PHOTO_SIDES } from '@angadi/domain/pictures/photo-crop.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react'
import { PhotoCropper } from '../../../shared/photo/photo-cropper.tsx'
import { PhotoInputs } from '../../../shared/photo/photo-inputs.tsx'
import { useCroppedPhoto } from '../../../shared/photo/use-cropped-photo.ts'
import { ITEM_PHOTO_LIMITS } from './use-item-photo.ts'

export interface ItemGalleryProps {
  readonly item: VendorItemInFull
  readonly vendorId: string
}

/** The pictures with two neighbours swapped. */
function swapped(pictures: readonly string[], at: number): readonly string[] {
  return [...pictures.slice(0, at), ...pictures.slice(at, at + 2).toReversed(), ...pictures.slice(at + 2)]
}

/** The photos of a product in their order: added, moved, removed; lists show the first (Spec §2 Shopping, gallery). */
export function ItemGallery({ item, vendorId }: ItemGalleryProps) {
  const { t } = useTranslation(['vendor-product-pages', 'vendor'])
  const isOnline = useOnline()
  const { mutateAsync: set, isPending } = useSetItemGallery(vendorId, item.id)
  const pictures = [item.picture, ...(item.goods?.gallery ?? [])].filter((path) => path !== null)
  const own = pictures.filter((path) => isVendorPhoto(vendorId, path))
  const { source, isWriting, problem, pick, save, cancel, attempt } = useCroppedPhoto({
    shape: 'square',
    limits: ITEM_PHOTO_LIMITS,
    keep: async (photo) => {
      // A drawing of the platform gives way to the first photo.
      await set({ pictures: own, photo })
    },
  })
  const isBusy = isWriting || isPending
  const change = (next: readonly string[]) => void attempt(() => set({ pictures: next }))
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-medium">{t('photos.title')}</legend>
      {source ? (
        <PhotoCropper
          source={source}
          alt={item.name}
          busy={isBusy}
          blocked={!isOnline}
          onSave={(crop) => void save(crop)}
          onCancel={cancel}
        />
      ) : (
        <>
          <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {pictures.map((path, at) => (
              <li key={path} className="flex flex-col gap-1">
                <Picture
                  src={pictureUrl(path)}
                  alt={t('photos.nth', { number: at + 1, name: item.name })}
                  ratio="square"
                  rounded="md"
                />
                {own.includes(path) ? (
                  <div className="flex justify-between">
                    <IconButton
                      label={t('photos.earlier', { number: at + 1 })}
                      icon={<ArrowLeft aria-hidden />}
                      disabled={!isOnline || isBusy || at === 0}
                      onClick={() => change(swapped(pictures, at - 1))}
                    />
                    <IconButton
                      label={t('photos.remove', { number: at + 1 })}
                      icon={<Trash2 aria-hidden />}
                      disabled={!isOnline || isBusy}
                      onClick={() => change(pictures.filter((one) => one !== path))}
                    />
                    <IconButton
                      label={t('photos.later', { number: at + 1 })}
                      icon={<ArrowRight aria-hidden />}
                      disabled={!isOnline || isBusy || at === pictures.length - 1}
                      onClick={() => change(swapped(pictures, at))}
                    />
                  </div>
                ) : (
                  <p className="text-sm text-ink-muted">{t('vendor:photo.drawing')}</p>
                )}
              </li>
            ))}
          </ol>
          <div className="flex flex-wrap gap-2">
            <PhotoInputs
              disabled={!isOnline || isBusy || own.length >= MOST_ITEM_PHOTOS}
              onPick={(file) => void pick(file)}
            />
          </div>
        </>
      )}
      <p role="alert" className="text-sm font-medium text-danger-ink empty:-mt-3">
        {problem}
      </p>
      <p role="status" className="text-sm text-ink-muted">
        {isOnline
          ? t('photos.hint', { count: MOST_ITEM_PHOTOS, ...LEAST_PHOTO_SIDES })
          : t('vendor:photo.offline')}
      </p>
    </fieldset>
  )
}
