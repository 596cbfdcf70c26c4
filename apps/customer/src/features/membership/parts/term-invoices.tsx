import { useMembershipInvoices } from '@angadi/data/membership/invoices.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { InvoiceList } from '@angadi/shell/invoices/invoice-list.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'

/** The invoices of the terms that were paid, and what was credited; nothing while there are none. */
export function TermInvoices() {
  const { t } = useTranslation('invoices')
  const { data = [], error, isFetching, refetch } = useMembershipInvoices()
  if (error) return <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
  return <InvoiceList invoices={data} />
}
