import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useForm } from 'react-hook-form'
import { useAuthForm } from '../use-auth-form.ts'
import { useEmailRules } from '../use-email-rules.ts'
import { SecretField } from './secret-field.tsx'
import { StepHead } from './step-head.tsx'

export interface NewPasswordStepProps {
  /** Whether the link in the e-mail has signed the user in. */
  readonly isSignedIn: boolean
  readonly onSaved: () => void
  readonly onAgain: () => void
}

/** Target of the link in a password reset e-mail: sets the new password. */
export default function NewPasswordStep({ isSignedIn, onSaved, onAgain }: NewPasswordStepProps) {
  const { t } = useTranslation('auth')
  const rules = useEmailRules()
  const { register, handleSubmit, formState, watch, getValues } = useForm({
    defaultValues: { password: '', confirm: '' },
  })
  const { errors } = formState
  const saving = useAuthForm({
    form: 'new-password',
    attempt: 'login',
    work: async (password: string) => (await import('@angadi/auth/sign-in-email.ts')).setPassword(password),
    onSuccess: () => {
      notify.welcome(t('toast.passwordChanged'))
      onSaved()
    },
  })
  if (!isSignedIn)
    return (
      <div className="flex flex-col gap-5">
        <StepHead focus title={t('newPassword.title')}>
          {t('newPassword.expired')}
        </StepHead>
        <Button size="lg" wide onClick={onAgain}>
          {t('newPassword.again')}
        </Button>
      </div>
    )
  const problem = errors.password?.message ?? saving.problem
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void handleSubmit(({ password }) => saving.submit(password))(event)}
    >
      <StepHead focus title={t('newPassword.title')} />
      <SecretField
        label={t('newPassword.label')}
        autoComplete="new-password"
        measured={watch('password')}
        {...register('password', { validate: rules.newPassword })}
        {...(problem ? { error: problem } : {})}
      />
      <SecretField
        label={t('email.confirm')}
        autoComplete="new-password"
        {...register('confirm', { validate: (typed) => rules.same(typed, getValues('password')) })}
        {...(errors.confirm?.message ? { error: errors.confirm.message } : {})}
      />
      <Button type="submit" size="lg" wide busy={saving.isBusy}>
        {t('newPassword.save')}
      </Button>
    </form>
  )
}
