import { useOrderPicture } from '@angadi/data/contact/order-picture.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { useObjectUrl } from './object-url.ts'

/** A picture of a chat, fetched as the user, because only the two parties may see it. */
export function ChatPicture({ path }: { readonly path: string }) {
  const { t } = useTranslation('contact')
  const { data, error } = useOrderPicture(path)
  const url = useObjectUrl(data)
  if (error) return <p className="italic">{t('message.pictureFailed')}</p>
  return url ? (
    <img src={url} alt={t('message.picture')} className="max-h-72 rounded-md object-contain" />
  ) : (
    <Skeleton shape="box" className="h-40 w-52 max-w-full" />
  )
}
