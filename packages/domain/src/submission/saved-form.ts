import { redact } from '../redaction/redact.ts'

/** How long typed input is stored, in milliseconds (Spec §9 Forms, §4 Saved form state). */
export const SAVED_FORM_MS = 60 * 60_000

/** Input that was typed into a form and not submitted (Spec §3 Saved form state). */
export interface SavedForm {
  readonly data: Readonly<Record<string, unknown>>
  /** When it was typed, in milliseconds since 1970. */
  readonly timestamp: number
  /** Whether it has been restored already: that happens once. */
  readonly recovered: boolean
}

/** Fields that are never stored, in any form. */
const SENSITIVE_FIELD = /password|passcode|secret|token|otp|cvv|card|verification|(^|[_-])(code|pin)$/i

/**
 * The part of a form's input that may be stored: no passwords, codes, tokens or card numbers, recognised by the field's
 * name or by its value.
 */
export function keepable(data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) =>
        value !== undefined &&
        !(SENSITIVE_FIELD.test(name) && typeof value !== 'object') &&
        !(typeof value === 'string' && redact(value) !== value),
    ),
  )
}

/** Whether a saved form can be restored: typed within the last hour and not restored before (Spec §4). */
export function isRecoverable(saved: SavedForm, now: number): boolean {
  const age = now - saved.timestamp
  return !saved.recovered && age >= 0 && age < SAVED_FORM_MS
}
