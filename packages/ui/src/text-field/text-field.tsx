import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldLabels } from '../field/field.tsx'
import { controlVariants, fieldVariants } from '../field/field-variants.ts'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'>, FieldLabels {
  /** Shown before the text: a country code, an icon. */
  readonly lead?: ReactNode
  /** Shown after the text: a unit, a small button. */
  readonly trail?: ReactNode
}

/** A text field of one line. Accepts all props of a native input, so form libraries can register it directly. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  lead,
  trail,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {(control) => (
        <div className={fieldVariants({ className: ['min-h-12 px-3.5', className] })}>
          {lead ? <span className="shrink-0 text-ink-muted [&_svg]:size-5">{lead}</span> : null}
          <input {...input} {...control} className={controlVariants({ className: 'h-12' })} />
          {trail ? <span className="shrink-0 text-ink-muted [&_svg]:size-5">{trail}</span> : null}
        </div>
      )}
    </Field>
  )
}
