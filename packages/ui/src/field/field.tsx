import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

/** The translated texts of a control. */
export interface FieldLabels {
  readonly label: string
  /** Shows the label to screen readers only, if the context makes it clear. */
  readonly hideLabel?: boolean | undefined
  /** Help text, always visible. */
  readonly hint?: string | undefined
  /** The error message; announced when it appears. */
  readonly error?: string | undefined
}

export interface FieldProps extends FieldLabels {
  /** Renders the control with the ids that connect it to its texts. */
  readonly children: (control: {
    readonly id: string
    readonly 'aria-describedby': string | undefined
    readonly 'aria-invalid': true | undefined
  }) => ReactNode
}

/** The frame of every form control: label above, then the control, hint and error. */
export function Field({ label, hideLabel = false, hint, error, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className="flex w-full flex-col gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-medium text-ink'}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint ? (
        <p id={hintId} className="text-sm text-ink-muted">
          {hint}
        </p>
      ) : null}
      <FieldError id={errorId} error={error} />
    </div>
  )
}

/** The error message; its live region always exists, so that a new error is announced. */
export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  return (
    <p id={id} aria-live="polite" className="flex items-start gap-1.5 text-sm text-danger-ink empty:-mt-1.5">
      {error ? (
        <>
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </>
      ) : null}
    </p>
  )
}
