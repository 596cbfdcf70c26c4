import { type AdminPayout, useRevealPayoutAccount } from '@angadi/data/admin-console/payouts.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'

const FIELDS = ['holder', 'account_number', 'ifsc', 'upi_id'] as const

/** Where a payout goes: masked, and in full once it is asked for, which the audit log records. */
export function PayoutDestination({ payout }: { readonly payout: AdminPayout }) {
  const { t } = useTranslation('admin')
  const errorText = useErrorText()
  const { data, error, isPending, mutate: reveal } = useRevealPayoutAccount(payout.id)
  if (data)
    return (
      <KeyValueList
        entries={FIELDS.flatMap((field) =>
          data[field] === null
            ? []
            : [{ key: field, label: t(`payouts.account.${field}`), value: data[field] }],
        )}
      />
    )
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>
        {t('payouts.to')} <span className="font-medium">{payout.destination}</span>
        {error ? <span className="block text-danger-ink">{errorText(error)}</span> : null}
      </p>
      <Button variant="secondary" size="md" busy={isPending} onClick={() => reveal()}>
        {t('payouts.reveal')}
      </Button>
    </div>
  )
}
