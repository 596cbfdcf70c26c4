import { useInvoiceFile } from '@angadi/data/invoices/invoice-file.ts'
import type { Invoice } from '@angadi/data/invoices/order-invoices.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Download, FileText, Printer } from 'lucide-react'
import { useState } from 'react'
import { saveBlob } from '../csv/save-file.ts'
import { useOfflineReason } from '../network/use-offline-reason.ts'
import { PrintArea } from '../print/print-area.tsx'
import { useSubmission } from '../submission/use-submission.ts'
import { InvoicePaper } from './invoice-paper.tsx'

export interface InvoiceListProps {
  readonly invoices: readonly Invoice[]
  /** The order that they are of; without one they are of the reader's membership. */
  readonly orderId?: string
}

/** Invoices and credit notes, each of which opens to be read, printed and saved; nothing while there are none. */
export function InvoiceList({ invoices, orderId }: InvoiceListProps) {
  const { t } = useTranslation('invoices')
  const { money, date } = useFormats()
  const [open, setOpen] = useState<Invoice>()
  if (invoices.length === 0) return null
  return (
    <div className="print:hidden">
      <Section title={t('title')}>
        <ul>
          {invoices.map((invoice) => (
            <li key={invoice.id}>
              <ListRow
                lead={<FileText aria-hidden />}
                title={t(`kind.${invoice.kind}`)}
                note={`${(invoice.supplier ?? invoice.issuer).name} · ${invoice.number} · ${date(invoice.issued_at)}`}
                trail={<span className="tabular-nums">{money(invoice.total_paise)}</span>}
                render={<button type="button" onClick={() => setOpen(invoice)} />}
              />
            </li>
          ))}
        </ul>
      </Section>
      {open ? <InvoiceSheet orderId={orderId} invoice={open} onClose={() => setOpen(undefined)} /> : null}
    </div>
  )
}

interface InvoiceSheetProps {
  readonly orderId: string | undefined
  readonly invoice: Invoice
  readonly onClose: () => void
}

function InvoiceSheet({ orderId, invoice, onClose }: InvoiceSheetProps) {
  const { t, i18n } = useTranslation(['invoices', 'common'])
  const unavailableReason = useOfflineReason()
  const { mutateAsync: make } = useInvoiceFile(orderId, i18n.language)
  const { submit, isBusy } = useSubmission({
    form: 'invoice-file',
    work: (_: undefined, signal) => make({ invoiceId: invoice.id, signal }),
    onSuccess: (file) => saveBlob(`${invoice.number.replaceAll('/', '-')}.pdf`, file),
  })
  return (
    <>
      <DialogSheet
        open
        size="lg"
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose()
        }}
        title={invoice.number}
        closeLabel={t('common:close')}
        footer={
          <div className="flex flex-col gap-2 sm:flex-row-reverse">
            <Button
              wide
              icon={<Download aria-hidden />}
              busy={isBusy}
              unavailableReason={unavailableReason}
              onClick={() => void submit(undefined)}
            >
              {t('download')}
            </Button>
            <Button wide variant="secondary" icon={<Printer aria-hidden />} onClick={() => window.print()}>
              {t('print')}
            </Button>
          </div>
        }
      >
        <InvoicePaper invoice={invoice} />
      </DialogSheet>
      <PrintArea>
        <InvoicePaper invoice={invoice} />
      </PrintArea>
    </>
  )
}
