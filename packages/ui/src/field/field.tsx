import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

/** The words around a control, finished and translated. */
export interface FieldLabels {
  readonly label: string
  /** Keeps the label for screen readers only, where the place says it already. */
  readonly hideLabel?: boolean | undefined
  /** Help that is always there. */
  readonly hint?: string | undefined
  /** What is wrong; announced when it appears. */
  readonly error?: string | undefined
}

export interface FieldProps extends FieldLabels {
  /** Draws the control with the ids that tie it to its words. */
  readonly children: (control: {
    readonly id: string
    readonly 'aria-describedby': string | undefined
    readonly 'aria-invalid': true | undefined
  }) => ReactNode
}

/** Label above, control, then hint and error below: the frame of every form control. */
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

/** The error line; the region exists before the error does, so that its arrival is announced. */
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
