import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ShareLink } from '../../../shared/order/share-link.tsx'

/** Lets somebody follow a ride by a link (field guide 2.3 Safety). */
export function ShareRide({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation('rides')
  return (
    <ShareLink
      orderId={orderId}
      words={{
        offer: t('share.offer'),
        failed: t('share.failed'),
        ended: t('share.ended'),
        end: (count) => t('share.end', { count }),
        title: t('share.title'),
        note: t('share.note'),
        qr: t('share.qr'),
        message: t('share.message'),
      }}
    />
  )
}
