import {
  type CourierCash,
  type NewDeposit,
  useRecordDeposit,
} from '@angadi/data/admin-console/courier-cash.ts'
import { paiseOf } from '@angadi/domain/money.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { ProviderMeasures } from '../../../shared/measures/provider-measures.tsx'
import { DepositHistory } from './deposit-history.tsx'

/** A receipt's number or a reference, as the database checks. */
const REFERENCE = /^[A-Za-z0-9 ./_-]{4,64}$/

export interface DepositSheetProps {
  readonly courier: CourierCash
  readonly onClose: () => void
}

/** One courier's cash: what is held, a deposit to be recorded, and those before. */
export function DepositSheet({ courier, onClose }: DepositSheetProps) {
  const { t } = useTranslation(['admin', 'common'])
  const { money, dateTime } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const [amount, setAmount] = useState('')
  const [reference, setReference] = useState('')
  const [isShown, setShown] = useState(false)
  const [asked, setAsked] = useState<NewDeposit>()
  const { mutateAsync: record } = useRecordDeposit(courier.courier_id)
  const { submit, isBusy, error } = useSubmission({
    form: 'deposit',
    work: (deposit: NewDeposit) => record(deposit),
    onSuccess: ({ owed_paise: left }) => {
      setAsked(undefined)
      setAmount('')
      setReference('')
      setShown(false)
      notify.success(t('courierCash.recorded', { name: courier.name, left: money(left) }))
    },
    onError: () => setAsked(undefined),
  })
  const paise = paiseOf(amount)
  const isAmount = paise !== undefined && paise > 0 && paise <= courier.held_paise
  const isReference = REFERENCE.test(reference.trim())
  return (
    <DialogSheet
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={courier.name}
      closeLabel={t('common:close')}
    >
      <div className="flex flex-col gap-6">
        <KeyValueList
          entries={[
            { key: 'held', label: t('courierCash.held'), value: money(courier.held_paise) },
            { key: 'coming', label: t('courierCash.coming'), value: money(courier.coming_paise) },
            { key: 'limit', label: t('courierCash.limit'), value: money(courier.limit_paise) },
            ...(courier.since
              ? [{ key: 'since', label: t('courierCash.oldest'), value: dateTime(courier.since) }]
              : []),
            ...(courier.deposited_at
              ? [{ key: 'last', label: t('courierCash.last'), value: dateTime(courier.deposited_at) }]
              : []),
          ]}
        />
        {courier.held_paise > 0 ? (
          <form
            noValidate
            className="flex flex-col gap-4"
            onSubmit={(event) => {
              event.preventDefault()
              setShown(true)
              if (isAmount && isReference) setAsked({ amountPaise: paise, reference: reference.trim() })
            }}
          >
            {error ? (
              <Banner urgent tone="danger">
                {errorText(error)}
              </Banner>
            ) : null}
            <TextField
              label={t('courierCash.amount')}
              lead="₹"
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              value={amount}
              hint={t('courierCash.amountHint', { most: money(courier.held_paise) })}
              error={
                isShown && !isAmount
                  ? t('courierCash.amountWrong', { most: money(courier.held_paise) })
                  : undefined
              }
              onChange={(event) => setAmount(event.currentTarget.value)}
            />
            <TextField
              label={t('courierCash.reference')}
              autoComplete="off"
              maxLength={64}
              value={reference}
              hint={t('courierCash.referenceHint')}
              error={isShown && !isReference ? t('courierCash.referenceWrong') : undefined}
              onChange={(event) => setReference(event.currentTarget.value)}
            />
            <Button type="submit" wide busy={isBusy} unavailableReason={unavailableReason}>
              {t('courierCash.record')}
            </Button>
          </form>
        ) : null}
        <ProviderMeasures
          provider={{ kind: 'courier', id: courier.courier_id, name: courier.name }}
          measures={courier.measures}
        />
        <DepositHistory courierId={courier.courier_id} />
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => (open || isBusy ? undefined : setAsked(undefined))}
        title={t('courierCash.confirm', { amount: money(asked?.amountPaise ?? 0), name: courier.name })}
        body={t('courierCash.confirmText', { reference: asked?.reference ?? '' })}
        confirmLabel={t('courierCash.record')}
        cancelLabel={t('common:cancel')}
        busy={isBusy}
        onConfirm={() => {
          if (asked) void submit(asked)
        }}
      />
    </DialogSheet>
  )
}
