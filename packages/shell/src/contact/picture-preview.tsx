import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useObjectUrl } from './object-url.ts'

/** A picture that is about to be sent. */
export function PicturePreview({ picture }: { readonly picture: Blob }) {
  const { t } = useTranslation('contact')
  const url = useObjectUrl(picture)
  return url ? (
    <img src={url} alt={t('photo.preview')} className="max-h-72 rounded-md object-contain" />
  ) : null
}
