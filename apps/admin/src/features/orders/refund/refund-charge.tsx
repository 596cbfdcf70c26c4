import type { AdminOrder } from '@angadi/data/admin-console/order.ts'
import type { RefundableCharge } from '@angadi/data/admin-console/refund.ts'
import { rupeesOf } from '@angadi/domain/money.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useChargeLabel } from '@angadi/shell/bill/use-charge-label.ts'
import { Checkbox } from '@angadi/ui/checkbox/checkbox.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useState } from 'react'
import { isRefundable, itemsOf, priceOf } from './refund-form.ts'

export interface RefundChargeProps {
  readonly charge: RefundableCharge
  /** All items of the order. */
  readonly items: AdminOrder['items']
  /** The amount in rupees; undefined while the charge is not chosen. */
  readonly typed: string | undefined
  /** Whether a wrong amount is marked. */
  readonly isChecked: boolean
  readonly onChange: (typed: string | undefined) => void
}

/** One charge to refund: all that is left of it, single items, or an amount. */
export function RefundCharge({ charge, items, typed, isChecked, onChange }: RefundChargeProps) {
  const { t } = useTranslation('admin')
  const { money } = useFormats()
  const labelOf = useChargeLabel()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const own = itemsOf(charge, items)
  const label = labelOf({ code: charge.code })
  const choose = (position: number, isOn: boolean) => {
    const now = new Set(chosen)
    if (isOn) now.add(position)
    else now.delete(position)
    setChosen(now)
    const price = priceOf(
      charge,
      own.filter((item) => now.has(item.position)),
    )
    onChange(rupeesOf(price > 0 ? price : charge.left_paise))
  }
  return (
    <div>
      <Checkbox
        label={label}
        hint={
          charge.left_paise < charge.amount_paise
            ? t('refund.left', { amount: money(charge.left_paise) })
            : undefined
        }
        trail={money(charge.amount_paise)}
        checked={typed !== undefined}
        onChange={({ currentTarget: { checked } }) => {
          setChosen(new Set())
          onChange(checked ? rupeesOf(charge.left_paise) : undefined)
        }}
      />
      {typed === undefined ? null : (
        <div className="flex flex-col gap-2 pb-3 pl-9">
          {own.length > 1 ? (
            <fieldset>
              <legend className="sr-only">{t('refund.items')}</legend>
              {own.map((item) => (
                <Checkbox
                  key={item.position}
                  label={`${item.quantity} × ${item.name}`}
                  hint={item.left_paise === 0 ? t('refund.gone') : undefined}
                  disabled={item.left_paise === 0}
                  trail={money(item.left_paise)}
                  checked={chosen.has(item.position)}
                  onChange={({ currentTarget: { checked } }) => choose(item.position, checked)}
                />
              ))}
            </fieldset>
          ) : null}
          <TextField
            label={t('refund.amount', { charge: label })}
            lead="₹"
            inputMode="decimal"
            maxLength={12}
            value={typed}
            error={
              isChecked && !isRefundable(charge, typed)
                ? t('refund.amountWrong', { amount: money(charge.left_paise) })
                : undefined
            }
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      )}
    </div>
  )
}
