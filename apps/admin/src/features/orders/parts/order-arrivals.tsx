import type { AdminOrder } from '@angadi/data/admin-console/order.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { DataTable } from '@angadi/ui/data-table/data-table.tsx'
import { Section } from '@angadi/ui/page/section.tsx'

/** Where the courier was when they said that they had arrived, for disputes. */
export function OrderArrivals({ arrivals }: { readonly arrivals: AdminOrder['arrivals'] }) {
  const { t } = useTranslation('admin')
  const { distance, time } = useFormats()
  if (arrivals.length === 0) return null
  return (
    <Section title={t('arrivals.title')}>
      <DataTable
        caption={t('arrivals.title')}
        rows={arrivals}
        rowKey={(arrival) => `${arrival.stop} ${arrival.at}`}
        columns={[
          { key: 'stop', header: t('arrivals.stop'), cell: (arrival) => t(`arrivals.${arrival.stop}`) },
          { key: 'at', header: t('arrivals.at'), cell: (arrival) => time(arrival.at) },
          {
            key: 'reason',
            header: t('arrivals.reason'),
            cell: (arrival) => t(`arrivals.${arrival.reason ?? 'there'}`),
          },
          {
            key: 'away',
            header: t('arrivals.away'),
            cell: ({ distance_m: metres }) => (metres === null ? t('arrivals.unknown') : distance(metres)),
            numeric: true,
          },
        ]}
      />
    </Section>
  )
}
