import { type Dispute, useDisputes } from '@angadi/data/payment-desk/disputes.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { useState } from 'react'
import { Loaded } from '../../../shared/loaded.tsx'
import { useDeskWords } from '../use-desk-words.ts'
import { DisputeSheet } from './dispute-sheet.tsx'

/** Payments that banks dispute: those to answer first, with the time that is left. */
export function DisputeList() {
  const { t } = useTranslation('payment-desk')
  const { money, dateTime } = useFormats()
  const word = useDeskWords()
  const [opened, setOpened] = useState<Dispute>()
  const disputes = useDisputes()
  return (
    <>
      <Loaded
        failed={t('failed')}
        query={disputes}
        empty={{ title: t('noDisputes'), text: t('noDisputesText') }}
      >
        <ul aria-label={t('views.disputes')} className="divide-y divide-line">
          {disputes.data?.map((dispute) => (
            <li key={dispute.id}>
              <ListRow
                render={<button type="button" onClick={() => setOpened(dispute)} />}
                title={dispute.order_number ?? dispute.provider_payment_id}
                note={
                  dispute.respond_by && !dispute.ended_at
                    ? t('respondBy', { at: dateTime(dispute.respond_by) })
                    : dateTime(dispute.created_at)
                }
                trail={
                  <span className="flex flex-col items-end gap-1">
                    <span className="font-semibold tabular-nums">{money(dispute.amount_paise)}</span>
                    <span className="text-sm text-ink-muted">{word(dispute.state)}</span>
                  </span>
                }
              />
            </li>
          ))}
        </ul>
      </Loaded>
      {opened ? <DisputeSheet key={opened.id} dispute={opened} onClose={() => setOpened(undefined)} /> : null}
    </>
  )
}
