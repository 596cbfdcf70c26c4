import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { useForm } from 'react-hook-form'
import { useSignInDraft } from '../sign-in-draft.ts'
import { useAuthForm } from '../use-auth-form.ts'
import { useEmailRules } from '../use-email-rules.ts'
import { EmailField } from './email-field.tsx'
import { StepHead } from './step-head.tsx'

export interface ResetStepProps {
  readonly onSent: () => void
  readonly onBack: () => void
}

/** Asks for the e-mail address to send the password reset link to. */
export default function ResetStep({ onSent, onBack }: ResetStepProps) {
  const { t } = useTranslation('auth')
  const rules = useEmailRules()
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email: useSignInDraft.getState().email },
  })
  const sending = useAuthForm({
    form: 'reset-password',
    attempt: 'login',
    work: async (email: string) =>
      (await import('@angadi/auth/sign-in-email.ts')).requestPasswordReset(email),
    onSuccess: (_sent, email) => {
      useSignInDraft.getState().typeEmail(email.trim())
      onSent()
    },
  })
  const error = formState.errors.email?.message ?? sending.problem
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void handleSubmit(({ email }) => sending.submit(email))(event)}
    >
      <StepHead focus title={t('reset.title')}>
        {t('reset.text')}
      </StepHead>
      <EmailField {...register('email', { validate: rules.email })} {...(error ? { error } : {})} />
      <Button type="submit" size="lg" wide busy={sending.isBusy}>
        {t('reset.send')}
      </Button>
      <Button variant="quiet" wide onClick={onBack}>
        {t('mail.toSignIn')}
      </Button>
    </form>
  )
}
