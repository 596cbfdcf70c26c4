import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { HeicUnreadable } from '@angadi/ui/picture/picture-unreadable.ts'

/** Says why a photo could not be read: of an iPhone's, how it is saved so that it can be; of others, the text given. */
export function usePictureText(): (error: unknown, otherwise: string) => string {
  const { t } = useTranslation('errors', { useSuspense: false })
  return (error, otherwise) => (error instanceof HeicUnreadable ? t('picture_heic') : otherwise)
}
