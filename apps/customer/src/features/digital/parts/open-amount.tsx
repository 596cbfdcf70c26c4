import { type AmountBounds, isPayable } from '@angadi/domain/digital/amount-rule.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useState } from 'react'

export interface OpenAmountProps {
  /** What may be paid, in paise. */
  readonly bounds: AmountBounds
  /** The amount at first, in paise. */
  readonly initialPaise?: number | undefined
  /** An amount in paise, or undefined while it is none that may be paid. */
  readonly onChange: (paise: number | undefined) => void
}

/** Typed rupees with at most two decimals as paise; undefined for anything else. */
function paiseOf(typed: string): number | undefined {
  const match = /^([0-9]{1,7})(?:\.([0-9]{1,2}))?$/.exec(typed.replaceAll(',', '').trim())
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined
}

/** An amount that the customer enters, in rupees. */
export function OpenAmount({ bounds, initialPaise, onChange }: OpenAmountProps) {
  const { t } = useTranslation('digital')
  const { money } = useFormats()
  const [typed, setTyped] = useState(initialPaise === undefined ? '' : String(initialPaise / 100))
  const read = (text: string) => {
    const paise = paiseOf(text)
    return paise !== undefined && isPayable(paise, bounds) ? paise : undefined
  }
  const limits = { min: money(bounds.min), max: money(bounds.max) }
  return (
    <TextField
      label={t('amount.label')}
      lead="₹"
      inputMode="decimal"
      maxLength={12}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(read(event.target.value))
      }}
      hint={t('amount.between', limits)}
      error={typed !== '' && read(typed) === undefined ? t('amount.invalid', limits) : undefined}
    />
  )
}
