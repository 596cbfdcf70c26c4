import { useOrderInvoices } from '@angadi/data/invoices/order-invoices.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '../load-failed.tsx'
import { InvoiceList } from './invoice-list.tsx'

/** The invoices and credit notes of an order, each of which opens to be read and printed; nothing while there are none. */
export function OrderInvoices({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation('invoices')
  const { data = [], error, isFetching, refetch } = useOrderInvoices(orderId)
  if (error) return <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
  return <InvoiceList invoices={data} orderId={orderId} />
}
