import type { EmailOutcome } from '@angadi/auth/sign-in-email.ts'
import { PROFILE_LENGTHS } from '@angadi/domain/account/profile-limits.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useForm } from 'react-hook-form'
import { useSignInDraft } from '../sign-in-draft.ts'
import { useAuthForm } from '../use-auth-form.ts'
import { useEmailRules } from '../use-email-rules.ts'
import { EmailField } from './email-field.tsx'
import { FormProblem } from './form-problem.tsx'
import { SecretField } from './secret-field.tsx'
import { StepHead } from './step-head.tsx'

export interface EmailStepProps {
  readonly mode: 'sign-in' | 'sign-up'
  /** Whether unknown credentials create an account: on /auth only (Decisions, "E-mail sign-in that signs up"). */
  readonly opensAccounts: boolean
  readonly onMode: (mode: 'sign-in' | 'sign-up') => void
  readonly onForgot: () => void
  readonly onMail: () => void
}

interface Fields {
  readonly fullName: string
  readonly email: string
  readonly password: string
  readonly confirm: string
}

/** Signs in or up with e-mail and password; switching keeps what was typed (Spec §4, §5 Email login). */
export default function EmailStep({ mode, opensAccounts, onMode, onForgot, onMail }: EmailStepProps) {
  const { t } = useTranslation('auth')
  const rules = useEmailRules()
  const isNew = mode === 'sign-up'
  const { register, handleSubmit, watch, formState, clearErrors, setFocus, getValues } = useForm<Fields>({
    defaultValues: { fullName: '', email: useSignInDraft.getState().email, password: '', confirm: '' },
    shouldUnregister: false,
  })
  const sending = useAuthForm({
    form: isNew ? 'sign-up' : 'sign-in',
    attempt: isNew ? 'signUp' : 'login',
    work: async ({ email, password, fullName }: Fields): Promise<EmailOutcome> => {
      const calls = await import('@angadi/auth/sign-in-email.ts')
      if (isNew) return calls.signUpWithEmail(email, password, fullName)
      return opensAccounts ? calls.signInOrUp(email, password) : calls.signInWithEmail(email, password)
    },
    onSuccess: (outcome, { email }) => {
      useSignInDraft.getState().typeEmail(email.trim())
      if (isNew) notify.welcome(t('toast.created'))
      else if (outcome === 'signed_in') notify.welcome(t('toast.signedIn'))
      if (outcome === 'check_mail') onMail()
    },
    onError: () => setFocus('password'),
  })
  const errorOf = (name: keyof Fields) => {
    const message = formState.errors[name]?.message
    return message ? { error: message } : {}
  }
  const turn = () => {
    clearErrors()
    sending.reset()
    onMode(isNew ? 'sign-in' : 'sign-up')
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void handleSubmit((fields) => sending.submit(fields))(event)}
    >
      <StepHead title={isNew ? t('email.signUpTitle') : t('email.signInTitle')} />
      <FormProblem problem={sending.problem} />
      {isNew ? (
        <TextField
          label={t('email.fullName')}
          autoComplete="name"
          maxLength={PROFILE_LENGTHS.full_name}
          {...register('fullName', { validate: rules.fullName })}
          {...errorOf('fullName')}
        />
      ) : null}
      <EmailField {...register('email', { validate: rules.email })} {...errorOf('email')} />
      <SecretField
        label={t('email.password')}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        {...(isNew ? { measured: watch('password') } : {})}
        {...register('password', { validate: isNew ? rules.newPassword : rules.password })}
        {...errorOf('password')}
      />
      {isNew ? (
        <SecretField
          label={t('email.confirm')}
          autoComplete="new-password"
          {...register('confirm', { validate: (typed) => rules.same(typed, getValues('password')) })}
          {...errorOf('confirm')}
        />
      ) : (
        <Button variant="quiet" size="sm" className="-mt-3 -ml-3 self-start" onClick={onForgot}>
          {t('email.forgot')}
        </Button>
      )}
      <Button type="submit" size="lg" wide busy={sending.isBusy}>
        {isNew ? t('email.signUp') : t('email.signIn')}
      </Button>
      <Button variant="quiet" wide onClick={turn}>
        {isNew ? t('email.toSignIn') : t('email.toSignUp')}
      </Button>
    </form>
  )
}
