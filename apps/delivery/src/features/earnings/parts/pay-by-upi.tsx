import { type StartCashDeposit, useStartCashDeposit } from '@angadi/data/courier-console/cash.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useNavigate } from 'react-router-dom'
import { depositPathOf } from './deposit-path.ts'
import { useDepositAmount } from './use-deposit-amount.ts'

export interface PayByUpiProps {
  readonly heldPaise: number
  readonly start?: StartCashDeposit
}

/** Asks how much of the cash is paid in by UPI. */
export function PayByUpi({ heldPaise, start }: PayByUpiProps) {
  const { t } = useTranslation('cash')
  const { money } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const navigate = useNavigate()
  const { paise, check, field } = useDepositAmount(heldPaise)
  const { mutateAsync } = useStartCashDeposit(start)
  const { submit, isBusy, error } = useSubmission({
    form: 'cash-deposit',
    work: (amount: number) => mutateAsync(amount),
    onSuccess: ({ id }) => void navigate(depositPathOf(id)),
    onError: () => undefined,
  })
  return (
    <Card>
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          check()
          if (paise !== undefined) void submit(paise)
        }}
      >
        <h2 className="text-lg font-bold">{t('upi.title')}</h2>
        <p className="text-ink-muted">{t('upi.text')}</p>
        {error ? (
          <Banner urgent tone="danger">
            {errorText(error)}
          </Banner>
        ) : null}
        <TextField {...field} />
        <Button type="submit" size="lg" wide busy={isBusy} unavailableReason={unavailableReason}>
          {paise === undefined ? t('upi.startAny') : t('upi.start', { amount: money(paise) })}
        </Button>
      </form>
    </Card>
  )
}
