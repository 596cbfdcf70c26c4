import type { OrderFilter } from '@angadi/data/admin-console/order-filter.ts'
import { fetchOrdersForFile } from '@angadi/data/admin-console/orders.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { indiaTime } from '@angadi/shell/csv/india-time.ts'
import { SaveCsvButton } from '@angadi/shell/csv/save-csv-button.tsx'

const COLUMNS = ['order', 'status', 'vendor', 'customer', 'courier', 'placed', 'payment', 'total'] as const

/** Saves the orders that match the filter as a file, with the columns of the table. */
export function ExportOrders({ filter }: { readonly filter: OrderFilter }) {
  const { t } = useTranslation('admin')
  const fetchTable = async () => ({
    fields: COLUMNS.map((column) => t(`columns.${column}`)),
    rows: (await fetchOrdersForFile(filter)).map((order) => [
      order.order_number,
      t(`status.${order.status}`),
      order.vendor_name,
      order.customer_name,
      order.courier_name ?? '',
      indiaTime(order.placed_at),
      `${t(`method.${order.payment_method}`)}, ${t(`payment.${order.payment_status}`)}`,
      order.total_paise / 100,
    ]),
  })
  return <SaveCsvButton name="orders" fetchTable={fetchTable} />
}
