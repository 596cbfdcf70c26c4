import { pictureUrl } from '@angadi/data/client/config.ts'
import { isVendorPhoto } from '@angadi/data/vendor-console/item-photo.ts'
import { LEAST_PHOTO_SIDES } from '@angadi/domain/pictures/photo-crop.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Trash2 } from 'lucide-react'
import { PhotoCropper } from '../../../shared/photo/photo-cropper.tsx'
import { PhotoInputs } from '../../../shared/photo/photo-inputs.tsx'
import { useItemPhoto } from './use-item-photo.ts'

/** An item with its picture. */
interface PicturedItem {
  readonly id: string
  readonly name: string
  readonly picture: string | null
}

export interface ItemPhotoProps {
  readonly item: PicturedItem
  readonly vendorId: string
}

/** The photo of an item: chosen or taken, cropped, replaced or removed (Issue, dish photos). */
export function ItemPhoto({ item, vendorId }: ItemPhotoProps) {
  const { t } = useTranslation('vendor')
  const isOnline = useOnline()
  const { source, isBusy, problem, pick, save, remove, cancel } = useItemPhoto(vendorId, item.id)
  const isOwn = isVendorPhoto(vendorId, item.picture)
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-medium">{t('photo.title')}</legend>
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
        <div className="flex flex-wrap items-start gap-4">
          <Picture
            src={pictureUrl(item.picture)}
            alt={item.name}
            ratio="square"
            rounded="md"
            className="w-28"
          />
          <div className="flex min-w-0 flex-1 basis-40 flex-col items-stretch gap-2">
            <p className="text-sm text-ink-muted">{t(statusOf(item, isOwn))}</p>
            <PhotoInputs disabled={!isOnline || isBusy} onPick={(file) => void pick(file)} />
            {isOwn ? (
              <Button
                variant="quiet"
                icon={<Trash2 aria-hidden />}
                busy={isBusy}
                disabled={!isOnline}
                onClick={() => void remove()}
              >
                {t('photo.remove')}
              </Button>
            ) : null}
          </div>
        </div>
      )}
      <p role="alert" className="text-sm font-medium text-danger-ink empty:-mt-3">
        {problem}
      </p>
      <p role="status" className="text-sm text-ink-muted">
        {isOnline ? t('photo.hint', LEAST_PHOTO_SIDES) : t('photo.offline')}
      </p>
    </fieldset>
  )
}

function statusOf(item: PicturedItem, isOwn: boolean): 'photo.own' | 'photo.drawing' | 'photo.none' {
  if (isOwn) return 'photo.own'
  return item.picture === null ? 'photo.none' : 'photo.drawing'
}
