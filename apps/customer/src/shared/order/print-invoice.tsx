import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Printer } from 'lucide-react'

/** Prints the page of an order, or saves it as a PDF: its bill is the invoice. */
export function PrintInvoice() {
  const { t } = useTranslation('help')
  return (
    <Button
      variant="secondary"
      wide
      className="print:hidden"
      icon={<Printer aria-hidden />}
      onClick={() => window.print()}
    >
      {t('invoice.print')}
    </Button>
  )
}
