import { MOST_QUESTION_LETTERS } from '@angadi/domain/help/text-limits.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { SendHorizontal } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { AnswerView } from './answer-view.tsx'
import { QuickSteps } from './quick-steps.tsx'
import { type Turn, useConversation } from './use-conversation.ts'

/**
 * The assistant: answers from the person's own orders and from frequent questions, says when it does not know, and hands
 * over to a ticket; with the quick steps of the workflow manager (Spec §1 workflow manager, AI assistant).
 */
export default function AssistantSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['help', 'common'])
  const { turns, isBusy, ask } = useConversation()
  const [typed, setTyped] = useState('')
  const unavailableReason = useOfflineReason()
  const end = useRef<HTMLDivElement>(null)
  const last = turns.at(-1)
  useEffect(() => {
    if (last) end.current?.scrollIntoView({ block: 'end' })
  }, [last])
  const send = (question: string) => {
    if (question.trim() === '' || isBusy || unavailableReason !== undefined) return
    setTyped('')
    ask(question.trim())
  }
  return (
    <DialogSheet
      open
      desktop="drawer"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('assistant.title')}
      description={t('assistant.text')}
      closeLabel={t('common:close')}
      footer={
        <form
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            send(typed)
          }}
        >
          <div className="min-w-0 flex-1">
            <TextField
              label={t('assistant.question')}
              maxLength={MOST_QUESTION_LETTERS}
              enterKeyHint="send"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
          <Button
            type="submit"
            busy={isBusy}
            disabled={typed.trim() === ''}
            icon={<SendHorizontal aria-hidden />}
            unavailableReason={unavailableReason}
          >
            {t('assistant.ask')}
          </Button>
        </form>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="w-fit max-w-[85%] rounded-lg bg-surface-sunken px-4 py-2.5">{t('assistant.hello')}</p>
        <QuickSteps onAsk={send} />
        <ol aria-live="polite" className="flex flex-col gap-4">
          {turns.map((turn) => (
            <TurnView key={turn.id} turn={turn} />
          ))}
        </ol>
        <div ref={end} />
      </div>
    </DialogSheet>
  )
}

function TurnView({ turn: { question, answer, hasFailed } }: { readonly turn: Turn }) {
  const { t } = useTranslation('help')
  return (
    <li className="flex flex-col gap-3">
      <p className="ml-auto w-fit max-w-[85%] rounded-lg bg-action-soft px-4 py-2.5 wrap-anywhere text-action-ink">
        <bdi dir="auto">{question}</bdi>
      </p>
      {answer ? (
        <AnswerView question={question} answer={answer} />
      ) : (
        <p className="w-fit max-w-[85%] rounded-lg bg-surface-sunken px-4 py-2.5 text-ink-muted">
          {hasFailed ? t('assistant.failed') : `${t('assistant.thinking')}…`}
        </p>
      )}
    </li>
  )
}
