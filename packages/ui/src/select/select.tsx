import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, type FieldLabels } from '../field/field.tsx'
import { controlVariants, fieldVariants } from '../field/field-variants.ts'

export interface SelectOption {
  readonly value: string
  readonly label: string
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'id' | 'children'>, FieldLabels {
  readonly options: readonly SelectOption[]
}

/** Selects one of many options, with the phone's native picker. */
export function Select({ label, hideLabel, hint, error, options, className, ...select }: SelectProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {(control) => (
        <div className={fieldVariants({ className: ['relative', className] })}>
          <select
            {...select}
            {...control}
            className={controlVariants({
              className: 'h-12 appearance-none truncate rounded-md pr-10 pl-3.5',
            })}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} className="bg-surface-overlay text-ink">
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className="pointer-events-none absolute right-3 size-5 text-ink-muted" />
        </div>
      )}
    </Field>
  )
}
