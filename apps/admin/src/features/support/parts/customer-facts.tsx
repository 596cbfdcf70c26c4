import type { CustomerRecord, Ticket } from '@angadi/data/help/ticket.ts'
import { LANGUAGES } from '@angadi/i18n/languages.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'

export interface CustomerFactsProps {
  readonly ticket: Ticket
  readonly customer: CustomerRecord
}

/** What helps to judge a report: orders and earlier reports of the customer. */
export function CustomerFacts({ ticket, customer }: CustomerFactsProps) {
  const { t } = useTranslation('admin')
  const { money, number, date } = useFormats()
  const language = LANGUAGES.find(({ code }) => code === ticket.language)?.name ?? ticket.language
  return (
    <details className="rounded-lg border border-line px-4">
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold">
        {t('support.customer')}: {customer.name ?? '–'} · {t('support.language', { name: language })}
      </summary>
      <KeyValueList
        entries={[
          { key: 'since', label: t('support.since'), value: customer.since ? date(customer.since) : '–' },
          { key: 'orders', label: t('support.orders'), value: number(customer.orders) },
          { key: 'spent', label: t('support.spent'), value: money(customer.spent_paise) },
          {
            key: 'claims',
            label: t('support.claims'),
            value: t('support.claimsValue', {
              number: number(customer.claims),
              amount: money(customer.refunded_paise),
            }),
          },
          { key: 'atOnce', label: t('support.atOnceLately'), value: number(customer.at_once) },
        ]}
      />
    </details>
  )
}
