import type { Invoice } from '@angadi/data/invoices/order-invoices.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { useChargeLabel } from '../bill/use-charge-label.ts'

/** A tax invoice, bill of supply or credit note as it stands on paper; narrow enough for a phone. */
export function InvoicePaper({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation('invoices')
  const { money, number, date } = useFormats()
  const lineName = useLineName()
  const { issuer, supplier, recipient, place_of_supply: place, delivered_to: home } = invoice
  const facts = [
    { key: 'number', label: t('number'), value: invoice.number },
    { key: 'date', label: t('date'), value: date(invoice.issued_at) },
    invoice.order_number ? { key: 'order', label: t('order'), value: invoice.order_number } : undefined,
    invoice.of_number && invoice.of_issued_at
      ? {
          key: 'of',
          label: t('of'),
          value: t('ofValue', { number: invoice.of_number, date: date(invoice.of_issued_at) }),
        }
      : undefined,
    supplier
      ? {
          key: 'supplier',
          label: t('supplier'),
          value: [
            supplier.name,
            supplier.address,
            supplier.gstin ? t('gstin', { gstin: supplier.gstin }) : '',
          ]
            .filter(Boolean)
            .join(', '),
        }
      : undefined,
    (supplier ?? issuer).fssai_number
      ? { key: 'fssai', label: t('fssai'), value: (supplier ?? issuer).fssai_number ?? '' }
      : undefined,
    recipient
      ? {
          key: 'recipient',
          label: t('recipient'),
          value: [recipient.name, recipient.address, t('gstin', { gstin: recipient.gstin })].join(', '),
        }
      : undefined,
    { key: 'place', label: t('place'), value: t('placeValue', place) },
    home
      ? {
          key: 'home',
          label: t('deliveredTo'),
          value: [home.line, home.city, home.pincode].filter(Boolean).join(', '),
        }
      : undefined,
  ].filter((fact) => fact !== undefined)
  return (
    <article className="flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <h3 className="text-lg font-semibold">{t(`kind.${invoice.kind}`)}</h3>
        <p className="font-medium">{issuer.name}</p>
        {issuer.address ? <p className="text-sm text-ink-muted">{issuer.address}</p> : null}
        {issuer.gstin ? (
          <p className="text-sm text-ink-muted">{t('gstin', { gstin: issuer.gstin })}</p>
        ) : null}
      </header>
      <KeyValueList entries={facts} />
      {invoice.lines.length > 0 ? (
        <ul className="flex flex-col gap-2 border-t border-line pt-4">
          {invoice.lines.map((line, index) => (
            // Two lines may say the same.
            <li key={index} className="flex justify-between gap-4">
              <span className="min-w-0">
                {lineName(line)}
                {line.quantity && line.quantity > 1 ? ` × ${number(line.quantity)}` : ''}
                {line.code ? (
                  <span className="block text-sm text-ink-muted">{t('code', { code: line.code })}</span>
                ) : null}
              </span>
              <span className="tabular-nums">{money(line.amount_paise)}</span>
            </li>
          ))}
          {invoice.reduction_paise > 0 ? (
            <li className="flex justify-between gap-4">
              <span>{t('reduction')}</span>
              <span className="tabular-nums">{money(-invoice.reduction_paise)}</span>
            </li>
          ) : null}
        </ul>
      ) : null}
      <ul className="flex flex-col gap-3 border-t border-line pt-4">
        {invoice.taxes.map((tax) => (
          <li key={tax.tax_class} className="flex flex-col gap-1">
            <Amount
              label={tax.code ? t('valueOf', { code: tax.code }) : t('value')}
              paise={tax.taxable_paise}
            />
            {tax.cgst_paise > 0 ? (
              <>
                <Amount label={t('cgst', { rate: number(tax.rate_bp / 200) })} paise={tax.cgst_paise} />
                <Amount label={t('sgst', { rate: number(tax.rate_bp / 200) })} paise={tax.sgst_paise} />
              </>
            ) : null}
            {tax.igst_paise > 0 ? (
              <Amount label={t('igst', { rate: number(tax.rate_bp / 100) })} paise={tax.igst_paise} />
            ) : null}
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 border-t border-line pt-4 text-lg font-semibold">
        <span>{t(invoice.kind === 'credit_note' ? 'credited' : 'total')}</span>
        <span className="tabular-nums">{money(invoice.total_paise)}</span>
      </p>
      {invoice.section_9_5 ? <p className="text-sm text-ink-muted">{t('section95')}</p> : null}
    </article>
  )
}

function useLineName(): (line: Invoice['lines'][number]) => string {
  const { t } = useTranslation('invoices')
  const { date } = useFormats()
  const chargeLabel = useChargeLabel()
  return ({ name, charge, from, until }) => {
    if (charge === 'cancellation') return t('cancellation')
    if (from && until) return t('membership', { from: date(from), until: date(until) })
    return name ?? chargeLabel({ code: charge ?? '' })
  }
}

function Amount({ label, paise }: { readonly label: string; readonly paise: number }) {
  const { money } = useFormats()
  return (
    <span className="flex justify-between gap-4">
      <span className="min-w-0">{label}</span>
      <span className="tabular-nums">{money(paise)}</span>
    </span>
  )
}
