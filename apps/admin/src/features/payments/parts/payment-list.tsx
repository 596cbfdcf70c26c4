import { type ListedPayment, usePayments } from '@angadi/data/payment-desk/payments.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { useDeferredValue, useState } from 'react'
import { Loaded } from '../../../shared/loaded.tsx'
import { useDeskWords } from '../use-desk-words.ts'
import { PaymentSheet } from './payment-sheet.tsx'

/** The parts of all payments, newest first, with a search. */
export function PaymentList() {
  const { t } = useTranslation('payment-desk')
  const { money, dateTime } = useFormats()
  const word = useDeskWords()
  const [search, setSearch] = useState('')
  const [opened, setOpened] = useState<ListedPayment>()
  const payments = usePayments(useDeferredValue(search.trim()))
  return (
    <>
      <SearchField
        label={t('search')}
        placeholder={t('search')}
        clearLabel={t('clear')}
        maxLength={100}
        autoComplete="off"
        value={search}
        onChange={setSearch}
      />
      <Loaded failed={t('failed')} query={payments} empty={{ title: t('empty'), text: t('emptyText') }}>
        <ul aria-label={t('views.payments')} className="divide-y divide-line">
          {payments.data?.map((payment) => (
            <li key={payment.id}>
              <ListRow
                render={<button type="button" onClick={() => setOpened(payment)} />}
                title={payment.order_number}
                note={[payment.customer_name, word(payment.method), dateTime(payment.created_at)]
                  .filter((part) => part !== null)
                  .join(' · ')}
                trail={
                  <span className="flex flex-col items-end gap-1">
                    <span className="font-semibold tabular-nums">{money(payment.amount_paise)}</span>
                    <span className="text-sm text-ink-muted">{word(payment.status)}</span>
                  </span>
                }
              />
            </li>
          ))}
        </ul>
        <MorePages pages={payments} />
      </Loaded>
      {opened ? <PaymentSheet key={opened.id} payment={opened} onClose={() => setOpened(undefined)} /> : null}
    </>
  )
}
