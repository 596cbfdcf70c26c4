import { useFormats } from '@angadi/i18n/use-formats.ts'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useState } from 'react'

export interface TipPickerProps {
  readonly label: string
  /** Whom it goes to, such as "All of it goes to your delivery partner". */
  readonly hint: string
  /** The amounts on offer, in paise. */
  readonly choices: readonly number[]
  /** The tip in paise; 0 is none. */
  readonly value: number
  readonly onChange: (paise: number) => void
  readonly maxPaise: number
  readonly otherLabel: string
  /** Names the field for another amount, such as "Tip in rupees". */
  readonly otherFieldLabel: string
}

/** A tip, or none: nothing is chosen beforehand, and a second tap takes it back. */
export function TipPicker({
  label,
  hint,
  choices,
  value,
  onChange,
  maxPaise,
  otherLabel,
  otherFieldLabel,
}: TipPickerProps) {
  const { money } = useFormats()
  const [other, setOther] = useState(value > 0 && !choices.includes(value))
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="font-semibold">{label}</legend>
      <p className="text-sm text-ink-muted">{hint}</p>
      <div className="flex flex-wrap gap-2">
        {choices.map((paise) => (
          <FilterChip
            key={paise}
            pressed={!other && value === paise}
            onChange={(pressed) => {
              setOther(false)
              onChange(pressed ? paise : 0)
            }}
          >
            {money(paise)}
          </FilterChip>
        ))}
        <FilterChip
          pressed={other}
          onChange={(pressed) => {
            setOther(pressed)
            onChange(0)
          }}
        >
          {otherLabel}
        </FilterChip>
      </div>
      {other ? (
        <TextField
          label={otherFieldLabel}
          lead="₹"
          inputMode="numeric"
          autoComplete="off"
          value={value === 0 ? '' : String(Math.round(value / 100))}
          onChange={(event) => {
            const rupees = Number(event.target.value.replace(/\D/g, ''))
            onChange(Math.min(rupees * 100, maxPaise))
          }}
        />
      ) : null}
    </fieldset>
  )
}
