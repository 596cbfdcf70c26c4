import { AppError } from '@angadi/data/errors/app-error.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { type SubmissionHandle, useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'

/** What was tried; selects the message for errors without one of their own (Spec §8 Auth). */
type Attempt = 'sendCode' | 'verify' | 'login' | 'signUp'

export interface AuthFormOptions<Values, Result> {
  readonly form: string
  readonly attempt: Attempt
  readonly work: (values: Values) => Promise<Result>
  readonly onSuccess: (result: Result, values: Values) => void
  readonly onError?: () => void
}

/** The submission of a sign-in form, with the message of its error. */
export function useAuthForm<Values, Result>({
  form,
  attempt,
  work,
  onSuccess,
  onError,
}: AuthFormOptions<Values, Result>): SubmissionHandle<Values> & { readonly problem: string | undefined } {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const submission = useSubmission<Values, Result>({
    form,
    work,
    onSuccess,
    onError: () => onError?.(),
  })
  const { error } = submission
  const isShown = error instanceof AppError && error.messageKey !== 'something_wrong'
  const problem = error === undefined ? undefined : isShown ? errorText(error) : t(`failed.${attempt}`)
  return { ...submission, problem }
}
