import { type StartTopup, useStartTopup } from '@angadi/data/wallet/topup.ts'
import type { WalletDetails } from '@angadi/data/wallet/wallet.ts'
import { paiseOf, rupeesOf } from '@angadi/domain/money.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { ChipRow } from '@angadi/ui/chip/chip-row.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useId, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { topupPathOf } from '../../../shared/pay/pay-paths.ts'
import { ADD_MONEY_AMOUNT } from '../../../shared/wallet/add-money-path.ts'

export interface AddMoneyProps {
  readonly limits: NonNullable<WalletDetails['topup']>
  readonly onClose: () => void
  readonly start?: StartTopup
}

/** Amounts that are offered, in paise, as far as the limits allow. */
const AMOUNTS = [20_000, 50_000, 100_000, 200_000] as const

/** Asks how much is to be added, within the limits that are said before. */
export default function AddMoney({ limits, onClose, start }: AddMoneyProps) {
  const { t } = useTranslation(['wallet', 'common'])
  const { money } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const navigate = useNavigate()
  const form = useId()
  const [search] = useSearchParams()
  const most = Math.min(limits.maximum_paise, limits.room_paise)
  const [typed, setTyped] = useState(() => proposed(search.get(ADD_MONEY_AMOUNT), limits.minimum_paise))
  const [isChecked, setChecked] = useState(false)
  const { mutateAsync } = useStartTopup(start)
  const { submit, isBusy, error } = useSubmission({
    form: 'add-money',
    work: (paise: number) => mutateAsync(paise),
    // In place of the sheet, so that going back does not open it again.
    onSuccess: ({ id }) => void navigate(topupPathOf(id), { replace: true }),
    onError: () => undefined,
  })
  const paise = paiseOf(typed)
  const isRight = paise !== undefined && paise >= limits.minimum_paise && paise <= most
  const bounds = { minimum: money(limits.minimum_paise), maximum: money(most) }
  const isFull = most < limits.minimum_paise
  return (
    <DialogSheet
      open
      size="sm"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('add.title')}
      closeLabel={t('common:close')}
      footer={
        isFull ? undefined : (
          <Button
            type="submit"
            form={form}
            size="lg"
            wide
            busy={isBusy}
            unavailableReason={unavailableReason}
          >
            {isRight ? t('add.pay', { amount: money(paise) }) : t('add.title')}
          </Button>
        )
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setChecked(true)
          if (isRight) void submit(paise)
        }}
      >
        {error ? (
          <Banner urgent tone="danger">
            {errorText(error)}
          </Banner>
        ) : null}
        {isFull ? (
          <Banner tone="warning">{t('add.full')}</Banner>
        ) : (
          <>
            <TextField
              label={t('add.amount')}
              hint={t('add.limits', bounds)}
              error={isChecked && !isRight ? t('add.wrong', bounds) : undefined}
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <ChipRow label={t('add.amounts')}>
              {AMOUNTS.filter((amount) => amount >= limits.minimum_paise && amount <= most).map((amount) => (
                <FilterChip
                  key={amount}
                  pressed={paise === amount}
                  onChange={() => setTyped(rupeesOf(amount))}
                >
                  {money(amount)}
                </FilterChip>
              ))}
            </ChipRow>
          </>
        )}
        <p className="text-sm text-ink-muted">
          {t('add.room', {
            room: money(limits.room_paise),
            month: money(limits.month_paise),
            balance: money(limits.balance_paise),
          })}
        </p>
        <p className="text-sm text-ink-muted">{t('add.note')}</p>
      </form>
    </DialogSheet>
  )
}

/** What is proposed: what was found missing, in whole rupees, and at least the minimum. */
function proposed(missing: string | null, minimumPaise: number): string {
  const paise = Number(missing)
  if (!Number.isSafeInteger(paise) || paise <= 0) return ''
  return rupeesOf(Math.max(Math.ceil(paise / 100) * 100, minimumPaise))
}
