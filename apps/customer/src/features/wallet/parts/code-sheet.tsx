import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useId, useState } from 'react'

export interface CodeSheetProps<Answer> {
  /** The form's name in logs and for the rate limiter. */
  readonly name: string
  readonly title: string
  readonly label: string
  readonly hint: string
  /** The words of the button that sends it. */
  readonly action: string
  /** What is said of an empty field. */
  readonly empty: string
  readonly longest: number
  /** What stands in the field at first. */
  readonly given?: string
  /** Why the code that was sent does not count. */
  readonly mistake?: string | undefined
  readonly send: (code: string) => Promise<Answer>
  readonly onSent: (answer: Answer) => void
  /** What was said of the code before is about it no more. */
  readonly onType?: () => void
  readonly onClose: () => void
}

/** A sheet that asks for a code and sends it; what is wrong with it is said at its field. */
export function CodeSheet<Answer>({
  name,
  title,
  label,
  hint,
  action,
  empty,
  longest,
  given = '',
  mistake,
  send,
  onSent,
  onType,
  onClose,
}: CodeSheetProps<Answer>) {
  const { t } = useTranslation('common')
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const form = useId()
  const [code, setCode] = useState(given)
  const [isEmpty, setEmpty] = useState(false)
  const { submit, isBusy, error, reset } = useSubmission({
    form: name,
    work: (typed: string) => send(typed),
    onSuccess: onSent,
    onError: () => undefined,
  })
  return (
    <DialogSheet
      open
      size="sm"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={title}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={form} size="lg" wide busy={isBusy} unavailableReason={unavailableReason}>
          {action}
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (code.trim() === '') setEmpty(true)
          else void submit(code)
        }}
      >
        <TextField
          label={label}
          hint={hint}
          error={error ? errorText(error) : isEmpty ? empty : mistake}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={longest}
          value={code}
          onChange={({ currentTarget }) => {
            setCode(currentTarget.value)
            setEmpty(false)
            onType?.()
            if (error) reset()
          }}
        />
      </form>
    </DialogSheet>
  )
}
