import type { ComponentProps } from 'react'
import { Field, type FieldWords } from '../field/field.tsx'
import { controlLook, fieldLook } from '../field/field-look.ts'

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'>, FieldWords {}

/** Several lines of text, growing with what is typed. */
export function TextArea({ label, hideLabel, hint, error, className, rows = 3, ...area }: TextAreaProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {(control) => (
        <div className={fieldLook({ className })}>
          <textarea
            rows={rows}
            {...area}
            {...control}
            className={controlLook({ className: 'field-sizing-content min-h-20 resize-none px-3.5 py-3' })}
          />
        </div>
      )}
    </Field>
  )
}
