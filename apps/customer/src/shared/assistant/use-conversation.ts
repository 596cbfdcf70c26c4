import { type AssistantAnswer, useAskAssistant } from '@angadi/data/help/assistant.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import { useState } from 'react'

/** A question with its answer, once there is one. */
export interface Turn {
  readonly id: string
  readonly question: string
  readonly answer: AssistantAnswer | undefined
  readonly hasFailed: boolean
}

/** What was asked since the assistant was opened; nothing of it is kept afterwards. */
export function useConversation(): {
  readonly turns: readonly Turn[]
  readonly isBusy: boolean
  readonly ask: (question: string) => void
} {
  const language = useLanguage((state) => state.language)
  const { mutate, isPending } = useAskAssistant()
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const ask = (question: string) => {
    const id = crypto.randomUUID()
    setTurns((before) => [...before, { id, question, answer: undefined, hasFailed: false }])
    const put = (change: Partial<Turn>) =>
      setTurns((before) => before.map((turn) => (turn.id === id ? { ...turn, ...change } : turn)))
    mutate(
      { question, language },
      { onSuccess: (answer) => put({ answer }), onError: () => put({ hasFailed: true }) },
    )
  }
  return { turns, isBusy: isPending, ask }
}
