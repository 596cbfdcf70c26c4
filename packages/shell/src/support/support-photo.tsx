import { useSupportPicture } from '@angadi/data/help/support-picture.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { useObjectUrl } from '../contact/object-url.ts'

/** A photo in a ticket, fetched as the user, because only its customer and support may see it. */
export function SupportPhoto({ path }: { readonly path: string }) {
  const { t } = useTranslation('help')
  const { data, error } = useSupportPicture(path)
  const url = useObjectUrl(data)
  if (error) return <p className="italic">{t('photo.failed')}</p>
  return url ? (
    <img src={url} alt={t('photo.sent')} className="max-h-72 rounded-md object-contain" />
  ) : (
    <Skeleton shape="box" className="h-40 w-52 max-w-full" />
  )
}
