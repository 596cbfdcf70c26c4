import { type ReactNode, useId } from 'react'

export interface Segment<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
}

export interface SegmentedControlProps<Value extends string> {
  readonly label: string
  readonly segments: readonly Segment<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** Switches between two to four views of the same content. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <fieldset className="flex min-w-0 flex-wrap rounded-md bg-surface-sunken p-1">
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          className="relative flex min-h-touch min-w-min flex-1 items-center justify-center gap-1.5 rounded-sm px-1.5 text-center sm:px-3 text-sm font-medium text-ink-muted transition-colors has-checked:bg-surface-chosen has-checked:font-semibold has-checked:text-ink has-checked:shadow-raised has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
            className="absolute inset-0 appearance-none outline-none"
          />
          {segment.label}
        </label>
      ))}
    </fieldset>
  )
}
