import { type Question, useAnswer, useAsk } from '@angadi/data/shopping/questions.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

/** How long a text may be, in letters; the same as the database's. */
const QUESTION = { min: 5, max: 300 } as const
const ANSWER = { min: 2, max: 600 } as const

export interface WriteSheetProps {
  readonly productId: string
  /** The question that is answered; without it, one is asked. */
  readonly question: Question | undefined
  readonly onClose: () => void
}

/** A question about a product, or an answer to one. */
export default function WriteSheet({ productId, question, onClose }: WriteSheetProps) {
  const { t } = useTranslation(['shopping', 'common'])
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutateAsync: ask } = useAsk(productId)
  const { mutateAsync: answer } = useAnswer(productId)
  const [key] = useState(() => crypto.randomUUID())
  const [body, setBody] = useState('')
  const [isTried, setTried] = useState(false)
  const limits = question ? ANSWER : QUESTION
  const length = [...body.trim()].length
  const isLong = length >= limits.min && length <= limits.max
  const { submit, isBusy, error } = useSubmission<string, unknown>({
    form: question ? 'answer' : 'question',
    validate: () => {
      setTried(true)
      return isLong
    },
    work: (typed) => {
      const writing = { body: typed.trim(), key }
      return question ? answer({ questionId: question.id, ...writing }) : ask(writing)
    },
    onSuccess: () => {
      notify.success(t(question ? 'questions.answered' : 'questions.sent'))
      onClose()
    },
    onError: () => undefined,
  })
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t(question ? 'questions.answer' : 'questions.ask')}
      description={question?.body}
      closeLabel={t('common:close')}
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit(body)
        }}
      >
        {error ? (
          <Banner tone="danger" urgent>
            {errorText(error)}
          </Banner>
        ) : null}
        <TextArea
          label={t(question ? 'questions.yourAnswer' : 'questions.yourQuestion')}
          hint={t('questions.rules')}
          maxLength={limits.max}
          dir="auto"
          value={body}
          onChange={({ target }) => setBody(target.value)}
          error={isTried && !isLong ? t('questions.length', limits) : undefined}
        />
        <Button type="submit" wide busy={isBusy} unavailableReason={unavailableReason}>
          {t('questions.publish')}
        </Button>
      </form>
    </DialogSheet>
  )
}
