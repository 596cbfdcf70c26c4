import type { AdminOrder } from '@angadi/data/admin-console/order.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { DataTable } from '@angadi/ui/data-table/data-table.tsx'
import { Section } from '@angadi/ui/page/section.tsx'

/** The couriers who were offered the job, with their distance and their answer. */
export function OrderOffers({ offers }: { readonly offers: AdminOrder['offers'] }) {
  const { t } = useTranslation('admin')
  const { distance, time } = useFormats()
  if (offers.length === 0) return null
  return (
    <Section title={t('order.offers')}>
      <DataTable
        caption={t('order.offers')}
        rows={offers}
        rowKey={(offer) => `${offer.courier_name} ${offer.offered_at}`}
        columns={[
          { key: 'courier', header: t('columns.courier'), cell: (offer) => offer.courier_name },
          { key: 'outcome', header: t('offers.outcome'), cell: (offer) => t(`offer.${offer.outcome}`) },
          { key: 'at', header: t('offers.at'), cell: (offer) => time(offer.offered_at) },
          {
            key: 'away',
            header: t('offers.distance'),
            cell: (offer) => distance(offer.distance_to_pickup_m),
            numeric: true,
          },
        ]}
      />
    </Section>
  )
}
