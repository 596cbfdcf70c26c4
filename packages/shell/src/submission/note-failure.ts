import { AppError } from '@angadi/data/errors/app-error.ts'
import { log } from '../logging/log.ts'
import { keepFormError } from './form-errors.ts'

/**
 * Stores a failed submission among this device's form errors, and logs it if it is a fault (Spec §9 Forms, error logs).
 *
 * @param form the form's name, such as `address`
 */
export function noteFailure(form: string, kind: 'error' | 'timeout' | 'aborted', error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  keepFormError({ form, kind, message, at: Date.now() })
  // Refusals and leaving a form are no faults and are not logged.
  if (kind === 'timeout' || (kind === 'error' && !(error instanceof AppError && !error.retryable)))
    log({
      level: 'warn',
      message: `Submission failed: ${message}`,
      context: `form:${form}`,
      metadata: { kind },
    })
}
