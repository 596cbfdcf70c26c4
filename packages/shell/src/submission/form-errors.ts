import { redact } from '@angadi/domain/redaction/redact.ts'
import { isRecord, keep, readStored } from '../safety/stored-json.ts'

/** How many form errors the debug panel keeps (Spec §9 Forms: error logs last 10). */
export const STORED_FORM_ERRORS = 10

/** Storage key of the errors, which survive the reload that users try first. */
const STORAGE_KEY = 'angadi.form-errors'

/** A submission that failed, without anything that was typed. */
export interface FormError {
  readonly form: string
  readonly kind: 'error' | 'timeout' | 'aborted'
  readonly message: string
  /** Milliseconds since 1970. */
  readonly at: number
}

function isFormError(value: unknown): value is FormError {
  return (
    isRecord(value) &&
    typeof value['form'] === 'string' &&
    (value['kind'] === 'error' || value['kind'] === 'timeout' || value['kind'] === 'aborted') &&
    typeof value['message'] === 'string' &&
    typeof value['at'] === 'number'
  )
}

/** The last form errors, the latest first. */
export function formErrors(): readonly FormError[] {
  const stored = readStored(STORAGE_KEY)
  return Array.isArray(stored) ? stored.filter(isFormError).slice(0, STORED_FORM_ERRORS) : []
}

/** Stores a form error, redacted; the eleventh replaces the oldest (Spec §8, §9 Forms). */
export function keepFormError(error: FormError): void {
  keep(
    STORAGE_KEY,
    [{ ...error, message: redact(error.message) }, ...formErrors()].slice(0, STORED_FORM_ERRORS),
  )
}

/** Clears them all (Spec §2 Form-error debug panel: Clear). */
export function clearFormErrors(): void {
  keep(STORAGE_KEY, undefined)
}
