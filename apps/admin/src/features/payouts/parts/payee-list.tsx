import { type Payee, usePayees } from '@angadi/data/payout-desk/payees.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { useDeferredValue, useState } from 'react'
import { Loaded } from '../../../shared/loaded.tsx'
import { PayeeSheet } from './payee-sheet.tsx'

/** Who earns here, with what is owed to them; found by a part of the name. */
export function PayeeList() {
  const { t } = useTranslation(['payout-desk', 'admin'])
  const { money } = useFormats()
  const [search, setSearch] = useState('')
  const [opened, setOpened] = useState<Payee>()
  const payees = usePayees(useDeferredValue(search.trim()))
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
      <Loaded query={payees} failed={t('failed')} empty={{ title: t('noPayees'), text: t('noPayeesText') }}>
        <ul aria-label={t('views.payees')} className="divide-y divide-line">
          {payees.data?.map((payee) => (
            <li key={`${payee.account_kind} ${payee.owner_id}`}>
              <ListRow
                render={<button type="button" onClick={() => setOpened(payee)} />}
                title={payee.owner_name}
                note={[
                  t(`admin:payouts.kind.${payee.account_kind}`),
                  payee.destination ?? t('noAccount'),
                ].join(' · ')}
                trail={
                  <span className="font-semibold tabular-nums">
                    {payee.balance_paise < 0 ? '−' : ''}
                    {money(Math.abs(payee.balance_paise))}
                  </span>
                }
              />
            </li>
          ))}
        </ul>
      </Loaded>
      {opened ? <PayeeSheet payee={opened} onClose={() => setOpened(undefined)} /> : null}
    </>
  )
}
