import { useUserId } from '@angadi/data/session/session-store.ts'
import { useEffect, useState } from 'react'
import { forgetForm, markRecovered, recoverable, saveForm } from './saved-forms.ts'

export interface SavedFormOptions<Values> {
  /** The form's name, the same as for `useSubmission`. */
  readonly form: string
  /** Parses stored input into the form's values; undefined when it does not fit (any more). */
  readonly read: (data: Readonly<Record<string, unknown>>) => Values | undefined
}

/** The stored input of a form. */
export interface SavedFormHandle<Values> {
  /** The restored values, once, when the form is first shown: its initial values. */
  readonly recovered: Values | undefined
  /** Whether to show the notice: until it is submitted or discarded. */
  readonly isRecovered: boolean
  /** Stores the typed values; called on every change. */
  readonly save: (values: Values) => void
  /** Deletes it: after it was submitted, or when the user starts again. */
  readonly forget: () => void
}

/**
 * Stores the input of a form for an hour, so that a reload or a lost page loses nothing, and restores it once for the
 * same user (Spec §4 Submission lifecycle). Passwords, codes and card numbers are never stored.
 */
export function useSavedForm<Values extends Readonly<Record<string, unknown>>>({
  form,
  read,
}: SavedFormOptions<Values>): SavedFormHandle<Values> {
  const whose = useUserId() ?? 'guest'
  const [recovered] = useState(() => {
    const data = recoverable(form, whose)
    return data && read(data)
  })
  const [isRecovered, setRecovered] = useState(recovered !== undefined)
  useEffect(() => {
    if (recovered !== undefined) markRecovered(form, whose)
  }, [recovered, form, whose])
  return {
    recovered,
    isRecovered,
    save: (values) => saveForm(form, whose, values),
    forget: () => {
      setRecovered(false)
      forgetForm(form, whose)
    },
  }
}
