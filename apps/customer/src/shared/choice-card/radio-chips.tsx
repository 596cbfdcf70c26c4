import { type ReactNode, useId } from 'react'

export interface RadioChip<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
  readonly disabled?: boolean | undefined
}

export interface RadioChipsProps<Value extends string> {
  readonly label: string
  readonly options: readonly RadioChip<Value>[]
  /** Undefined while nothing is chosen. */
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  /** Equal columns, for options of about the same length. */
  readonly columns?: boolean | undefined
}

/** Selects one of many short options, such as days or times. */
export function RadioChips<Value extends string>({
  label,
  options,
  value,
  onChange,
  columns = false,
}: RadioChipsProps<Value>) {
  const name = useId()
  return (
    <fieldset
      className={`min-w-0 gap-2 ${columns ? 'grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))]' : 'flex flex-wrap'}`}
    >
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex min-h-touch items-center justify-center rounded-full border border-line-strong/50 bg-surface-raised px-3 py-1 text-center text-sm font-medium tabular-nums transition-colors has-checked:border-action has-checked:bg-action-soft has-checked:font-semibold has-checked:text-action-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:text-ink-muted"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 appearance-none outline-none"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
