import type { ComponentProps } from 'react'
import { Field, type FieldLabels } from '../field/field.tsx'
import { controlVariants, fieldVariants } from '../field/field-variants.ts'

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'>, FieldLabels {}

/** A text field of several lines that grows with its content. */
export function TextArea({ label, hideLabel, hint, error, className, rows = 3, ...area }: TextAreaProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {(control) => (
        <div className={fieldVariants({ className })}>
          <textarea
            rows={rows}
            {...area}
            {...control}
            className={controlVariants({
              className: 'field-sizing-content min-h-20 resize-none px-3.5 py-3',
            })}
          />
        </div>
      )}
    </Field>
  )
}
