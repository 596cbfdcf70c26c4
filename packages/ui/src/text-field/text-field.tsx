import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldWords } from '../field/field.tsx'
import { controlLook, fieldLook } from '../field/field-look.ts'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'>, FieldWords {
  /** Stands before the text: a country code, an icon. */
  readonly lead?: ReactNode
  /** Stands after the text: a unit, a small button. */
  readonly trail?: ReactNode
}

/** One line of text. Takes everything that a native input takes, so form libraries register it directly. */
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
        <div className={fieldLook({ className: ['min-h-12 px-3.5', className] })}>
          {lead ? <span className="shrink-0 text-ink-muted [&_svg]:size-5">{lead}</span> : null}
          <input {...input} {...control} className={controlLook({ className: 'h-12' })} />
          {trail ? <span className="shrink-0 text-ink-muted [&_svg]:size-5">{trail}</span> : null}
        </div>
      )}
    </Field>
  )
}
