import { useUserId } from '@angadi/data/session/session-store.ts'
import { useEffect, useState } from 'react'
import { forgetForm, markRecovered, recoverable, saveForm } from './saved-forms.ts'

export interface SavedFormOptions<Values> {
  /** The form's name, the same as for `useSubmission`. */
  readonly form: string
  /** Reads what was kept back into the form's values; undefined when it does not fit (any more). */
  readonly read: (data: Readonly<Record<string, unknown>>) => Values | undefined
}

/** What was typed into a form before the page went away. */
export interface SavedFormHandle<Values> {
  /** Given back once, when the form is first shown: what the form begins with. */
  readonly recovered: Values | undefined
  /** Whether to show the notice: until it is submitted or discarded. */
  readonly isRecovered: boolean
  /** Stores what is typed; called on every change. */
  readonly save: (values: Values) => void
  /** Deletes it: after it was submitted, or when the user starts again. */
  readonly forget: () => void
}

/**
 * Keeps what is typed into a form for an hour, so that a reload or a lost page loses nothing, and gives it back once
 * to the same person (Spec §4 Submission lifecycle). Passwords, codes and card numbers are never kept.
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
