import { isRecoverable, keepable, type SavedForm } from '@angadi/domain/submission/saved-form.ts'
import { isRecord, keep, readStored } from '../safety/stored-json.ts'

const PREFIX = 'angadi.form.'

function keyOf(form: string, whose: string): string {
  return `${PREFIX}${whose}.${form}`
}

function savedIn(key: string): SavedForm | undefined {
  const value = readStored(key)
  if (!isRecord(value)) return undefined
  const { data, timestamp, recovered } = value
  if (!isRecord(data) || typeof timestamp !== 'number' || typeof recovered !== 'boolean') return undefined
  return { data, timestamp, recovered }
}

/** The input of a form from the last hour that has not been restored yet. */
export function recoverable(form: string, whose: string): SavedForm['data'] | undefined {
  const saved = savedIn(keyOf(form, whose))
  return saved && isRecoverable(saved, Date.now()) ? saved.data : undefined
}

/** Records that it has been restored: that happens once (Spec §4 Submission lifecycle). */
export function markRecovered(form: string, whose: string): void {
  const saved = savedIn(keyOf(form, whose))
  if (saved) keep(keyOf(form, whose), { ...saved, recovered: true })
}

/** Stores typed input for an hour, without passwords, codes and card numbers (Spec §3 Saved form state). */
export function saveForm(form: string, whose: string, data: Readonly<Record<string, unknown>>): void {
  const saved: SavedForm = { data: keepable(data), timestamp: Date.now(), recovered: false }
  keep(keyOf(form, whose), saved)
}

/** Deletes the stored input of a form. */
export function forgetForm(form: string, whose: string): void {
  keep(keyOf(form, whose), undefined)
}

/** Deletes everything that can no longer be restored, of all forms and users. */
export function sweepSavedForms(): void {
  try {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))) {
      const saved = savedIn(key)
      if (!saved || !isRecoverable(saved, Date.now())) keep(key, undefined)
    }
  } catch {
    // Without storage there is nothing to delete.
  }
}
