import { pictureUrl } from '@angadi/data/client/config.ts'
import type { VendorCard } from '@angadi/data/vendor-card/card.ts'
import { isOwnCover, MOST_COVER_BYTES, useSetCover } from '@angadi/data/vendor-card/cover.ts'
import { LEAST_PHOTO_SIDES } from '@angadi/domain/pictures/photo-crop.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Store, Trash2 } from 'lucide-react'
import { PhotoCropper } from '../../shared/photo/photo-cropper.tsx'
import { PhotoInputs } from '../../shared/photo/photo-inputs.tsx'
import { useCroppedPhoto } from '../../shared/photo/use-cropped-photo.ts'

/** The limits of a cover: width in pixels, sharp on a phone held sideways, and size in bytes. */
const COVER_LIMITS = { width: 1280, bytes: MOST_COVER_BYTES } as const

/** The cover that customers see on the storefront and in lists: chosen or taken, cropped, replaced or removed. */
export function CoverPhoto({ card }: { readonly card: VendorCard }) {
  const { t } = useTranslation(['vendor-profile', 'vendor'])
  const isOnline = useOnline()
  const { mutateAsync: set, isPending } = useSetCover(card.id)
  const { source, isWriting, problem, pick, save, cancel, attempt } = useCroppedPhoto({
    shape: 'wide',
    limits: COVER_LIMITS,
    keep: async (photo) => {
      await set(photo)
    },
  })
  const isBusy = isWriting || isPending
  const remove = () => attempt(() => set(null))
  return (
    <Section title={t('cover.title')}>
      {source ? (
        <PhotoCropper
          source={source}
          alt={card.name}
          shape="wide"
          busy={isBusy}
          blocked={!isOnline}
          onSave={(crop) => void save(crop)}
          onCancel={cancel}
        />
      ) : (
        <div className="grid grid-cols-1 items-center gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)]">
          <Picture
            src={pictureUrl(card.picture)}
            alt={t('cover.alt', { name: card.name })}
            ratio="wide"
            rounded="lg"
            fallback={<Store aria-hidden />}
            className="w-full"
          />
          <div className="flex flex-col gap-2">
            <PhotoInputs disabled={!isOnline || isBusy} onPick={(file) => void pick(file)} />
            {isOwnCover(card.id, card.picture) ? (
              <Button
                variant="quiet"
                icon={<Trash2 aria-hidden />}
                busy={isBusy}
                disabled={!isOnline}
                onClick={() => void remove()}
              >
                {t('vendor:photo.remove')}
              </Button>
            ) : null}
          </div>
        </div>
      )}
      {problem ? (
        <p role="alert" className="text-sm font-medium text-danger-ink">
          {problem}
        </p>
      ) : null}
      <p className="text-sm text-ink-muted">{isOnline ? t('cover.hint', LEAST_PHOTO_SIDES) : t('offline')}</p>
    </Section>
  )
}
