import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ShareLink } from '../../../shared/order/share-link.tsx'

export interface ShareVisitProps {
  readonly orderId: string
  readonly vendorName: string
}

/** Lets somebody at home follow a visit by a link. */
export function ShareVisit({ orderId, vendorName }: ShareVisitProps) {
  const { t } = useTranslation('visits')
  return (
    <div className="flex flex-wrap gap-2">
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
          message: t('share.message', { vendor: vendorName }),
        }}
      />
    </div>
  )
}
