import { type ReactNode, useId } from 'react'
import { FieldError } from '../field/field.tsx'
import { Radio } from './radio.tsx'

export interface RadioOption {
  readonly value: string
  readonly label: ReactNode
  readonly hint?: string | undefined
  readonly trail?: ReactNode
  readonly disabled?: boolean | undefined
}

export interface RadioGroupProps {
  readonly label: string
  readonly hideLabel?: boolean | undefined
  readonly options: readonly RadioOption[]
  readonly value: string | undefined
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
}

/** Selects one of a few options, all of them visible. */
export function RadioGroup({ label, hideLabel = false, options, value, onChange, error }: RadioGroupProps) {
  const name = useId()
  return (
    <fieldset className="flex min-w-0 flex-col" aria-describedby={`${name}-error`}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1 text-sm font-medium'}>{label}</legend>
      {options.map((option) => (
        <Radio
          key={option.value}
          name={name}
          {...option}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
      ))}
      <FieldError id={`${name}-error`} error={error} />
    </fieldset>
  )
}
