import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useRef, useState } from 'react'

/** What was read of a draft: what is sent, or the fields that are wrong. */
interface ReadDraft<Input, Field> {
  readonly input: Input | undefined
  readonly wrong: readonly Field[] | undefined
}

export interface KeyedForm<Draft, Input, Field, Answer> {
  /** The form's name, in kebab case: of its submissions and of its keys. */
  readonly form: string
  readonly empty: () => Draft
  readonly read: (draft: Draft) => ReadDraft<Input, Field>
  /** Sends it; the key makes repeating it harmless. */
  readonly send: (input: Input, key: string) => Promise<Answer>
  readonly onSent: (answer: Answer | undefined) => void
  readonly onError: (error: unknown) => void
}

/**
 * A form of the desk that makes something once: what was typed stays until it is made, and trying again is the same
 * request until something is changed.
 */
export function useKeyedForm<Draft extends object, Input, Field, Answer>({
  form,
  empty,
  read,
  send,
  onSent,
  onError,
}: KeyedForm<Draft, Input, Field, Answer>) {
  const [draft, setDraft] = useState(empty)
  const [wrong, setWrong] = useState<readonly Field[]>([])
  const key = useRef<string>(undefined)
  const unavailableReason = useOfflineReason()
  const { submit, isBusy } = useSubmission({
    form,
    validate: () => {
      const found = read(draft).wrong
      setWrong(found ?? [])
      return found === undefined
    },
    work: async () => {
      const { input } = read(draft)
      key.current ??= `${form}:${crypto.randomUUID()}`
      return input === undefined ? undefined : send(input, key.current)
    },
    onSuccess: (answer) => {
      key.current = undefined
      setDraft(empty())
      onSent(answer)
    },
    onError,
  })
  return {
    draft,
    wrong,
    isBusy,
    unavailableReason,
    put: (changes: Partial<Draft>) => {
      setDraft((before) => ({ ...before, ...changes }))
      setWrong([])
      key.current = undefined
    },
    onSubmit: (event: { readonly preventDefault: () => void }) => {
      event.preventDefault()
      void submit(undefined)
    },
  }
}
