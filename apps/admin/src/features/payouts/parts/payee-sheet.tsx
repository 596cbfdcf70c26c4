import type { Payee } from '@angadi/data/payout-desk/payees.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import PayoutStatements from '@angadi/shell/earnings/payout-statements.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { useState } from 'react'
import { CorrectionForm } from './correction-form.tsx'

const CHECK_REASONS = ['name_differs', 'account_invalid'] as const

export interface PayeeSheetProps {
  readonly payee: Payee
  readonly onClose: () => void
}

/** One payee: what is owed, the account and its check, the statements, and a correction. */
export function PayeeSheet({ payee, onClose }: PayeeSheetProps) {
  const { t } = useTranslation(['payout-desk', 'earnings', 'common'])
  const { money, dateTime } = useFormats()
  const [isCorrecting, setCorrecting] = useState(false)
  const { balance_paise, check_state, check_reason, last_made_at, last_reason } = payee
  const known = CHECK_REASONS.find((reason) => reason === check_reason)
  return (
    <DialogSheet
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={payee.owner_name}
      closeLabel={t('common:close')}
    >
      <div className="flex flex-col gap-5">
        <KeyValueList
          entries={[
            {
              key: 'owed',
              label: t('owed'),
              value: `${balance_paise < 0 ? '−' : ''}${money(Math.abs(balance_paise))}`,
            },
            {
              key: 'account',
              label: t('account'),
              value: [
                payee.destination ?? t('noAccount'),
                ...(check_state ? [t(`earnings:account.check.${check_state}`)] : []),
              ].join(' · '),
            },
            ...(check_reason
              ? [
                  {
                    key: 'reason',
                    label: t('checkReason'),
                    value: known ? t(`checkReasons.${known}`) : check_reason,
                  },
                ]
              : []),
            ...(last_made_at
              ? [
                  {
                    key: 'last',
                    label: t('last'),
                    value: [
                      dateTime(last_made_at),
                      money(payee.last_payout_paise ?? 0),
                      ...(last_reason ? [t(`earnings:statements.reason.${last_reason}`)] : []),
                    ].join(' · '),
                  },
                ]
              : []),
          ]}
        />
        {isCorrecting ? (
          <CorrectionForm payee={payee} onDone={() => setCorrecting(false)} />
        ) : (
          <Button variant="secondary" wide onClick={() => setCorrecting(true)}>
            {t('correct')}
          </Button>
        )}
        <PayoutStatements earnings={payee} />
      </div>
    </DialogSheet>
  )
}
