import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { LifeBuoy } from 'lucide-react'
import { Suspense } from 'react'

const OrderHelpSheet = lazy(() => import('./order-help-sheet.tsx'))

/** The name of the sheet over a page about one order. */
const HELP_SHEET = 'order-help'

/** The way to help with an order, on its own page (Issue 11, Help). */
export function OrderHelpEntry({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation('help')
  const { isOpen, open, close } = useSheet(HELP_SHEET)
  return (
    <div className="print:hidden">
      <ListRow
        lead={<LifeBuoy aria-hidden />}
        title={t('orders.entry')}
        note={t('orders.entryText')}
        render={<button type="button" onClick={open} />}
      />
      {isOpen ? (
        <Suspense>
          <OrderHelpSheet orderId={orderId} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  )
}
