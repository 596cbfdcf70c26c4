import type { Earnings } from '@angadi/data/earnings/earnings.ts'
import { useSavePayoutAccount, useSetPan } from '@angadi/data/earnings/payout.ts'
import {
  HOLDER_LENGTH,
  mistakesIn,
  type PayoutAccount,
  type PayoutAccountField,
} from '@angadi/domain/payouts/payout-account.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useId, useState } from 'react'
import { useOfflineReason } from '../network/use-offline-reason.ts'
import { useSubmission } from '../submission/use-submission.ts'
import { useErrorText } from '../use-error-text.ts'

export interface PayoutAccountSheetProps {
  readonly earnings: Earnings
  readonly onClose: () => void
}

const FIELDS = {
  bank: ['holder', 'account_number', 'ifsc'],
  upi: ['holder', 'upi_id'],
} as const satisfies Record<PayoutAccount['method'], readonly PayoutAccountField[]>

/** Sets the bank account or UPI id that earnings are paid to. */
export function PayoutAccountSheet({ earnings, onClose }: PayoutAccountSheetProps) {
  const { t } = useTranslation(['earnings', 'common'])
  const { dateTime } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const form = useId()
  const [account, setAccount] = useState<PayoutAccount>({
    method: earnings.account?.method ?? 'upi',
    holder: '',
    account_number: '',
    ifsc: '',
    upi_id: '',
  })
  const [isChecked, setChecked] = useState(false)
  const [pan, setPan] = useState('')
  const { mutateAsync: save } = useSavePayoutAccount(earnings)
  const { mutateAsync: tellPan } = useSetPan(earnings)
  const { submit, isBusy, error } = useSubmission({
    form: 'payout-account',
    work: async (values: PayoutAccount) => {
      // First what may be refused for a wrong letter, so that nothing is saved by half.
      if (pan.trim() !== '') await tellPan(pan)
      return save(values)
    },
    onSuccess: ({ masked, usable_from }) => {
      notify.success(t('account.saved', { account: masked, time: dateTime(usable_from) }))
      onClose()
    },
    onError: () => undefined,
  })
  const mistakes = mistakesIn(account)
  return (
    <DialogSheet
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t(earnings.account ? 'account.change' : 'account.add')}
      description={t('account.pause')}
      closeLabel={t('common:close')}
      footer={
        <Button
          type="submit"
          form={form}
          variant="primary"
          size="lg"
          wide
          busy={isBusy}
          unavailableReason={unavailableReason}
        >
          {t('account.save')}
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          setChecked(true)
          if (mistakes.length === 0) void submit(account)
        }}
      >
        {error ? (
          <Banner urgent tone="danger">
            {errorText(error)}
          </Banner>
        ) : null}
        <SegmentedControl
          label={t('account.method')}
          segments={[
            { value: 'upi', label: t('account.upi') },
            { value: 'bank', label: t('account.bank') },
          ]}
          value={account.method}
          onChange={(method) => setAccount({ ...account, method })}
        />
        {FIELDS[account.method].map((field) => (
          <TextField
            key={field}
            label={t(`account.${field}`)}
            hint={t(`account.hint.${field}`)}
            error={isChecked && mistakes.includes(field) ? t(`account.wrong.${field}`) : undefined}
            value={account[field]}
            autoComplete={field === 'holder' ? 'name' : 'off'}
            autoCapitalize={field === 'ifsc' ? 'characters' : 'none'}
            spellCheck={false}
            inputMode={field === 'account_number' ? 'numeric' : field === 'upi_id' ? 'email' : 'text'}
            maxLength={field === 'holder' ? HOLDER_LENGTH.max : 128}
            onChange={(event) => setAccount({ ...account, [field]: event.currentTarget.value })}
          />
        ))}
        {earnings.has_pan ? null : (
          <TextField
            label={t('account.pan')}
            hint={t('account.hint.pan')}
            value={pan}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            onChange={(event) => setPan(event.currentTarget.value)}
          />
        )}
      </form>
    </DialogSheet>
  )
}
