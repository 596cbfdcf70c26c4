import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Printer } from 'lucide-react'

/**
 * Prints the page of an order, or saves it as a PDF. It is a receipt, and says so on paper as well: the tax invoices
 * stand beside it (OrderInvoices).
 */
export function PrintBill() {
  const { t } = useTranslation('help')
  return (
    <div className="flex flex-col gap-2">
      <Button
        variant="secondary"
        wide
        className="print:hidden"
        icon={<Printer aria-hidden />}
        onClick={() => window.print()}
      >
        {t('bill.print')}
      </Button>
      <p className="text-center text-sm text-ink-muted">{t('bill.note')}</p>
    </div>
  )
}
