import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { useSignInDraft } from '../sign-in-draft.ts'
import { useAuthForm } from '../use-auth-form.ts'
import { EmailField } from './email-field.tsx'
import { FormProblem } from './form-problem.tsx'
import { SecretField } from './secret-field.tsx'

export interface BeautySignInProps {
  readonly onMail: () => void
  readonly onForgot: () => void
}

/** E-mail and password, both required (Spec §5 Beauty). */
export function BeautySignIn({ onMail, onForgot }: BeautySignInProps) {
  const { t } = useTranslation('auth')
  const { email, typeEmail } = useSignInDraft()
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const sending = useAuthForm({
    form: 'sign-in',
    attempt: 'login',
    work: async () => (await import('@angadi/auth/sign-in-email.ts')).signInWithEmail(email, password),
    onSuccess: (outcome) => {
      if (outcome === 'check_mail') onMail()
      else notify.welcome(t('toast.signedIn'))
    },
  })
  const problem = isMissing ? t('beauty.fill') : sending.problem
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        const isFilled = email.trim() !== '' && password !== ''
        setMissing(!isFilled)
        if (isFilled) void sending.submit(undefined)
      }}
    >
      <FormProblem problem={problem} />
      <EmailField name="email" required value={email} onChange={({ target }) => typeEmail(target.value)} />
      <SecretField
        label={t('email.password')}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button variant="quiet" size="sm" className="-mt-3 -ml-3 self-start" onClick={onForgot}>
        {t('email.forgot')}
      </Button>
      <Button type="submit" size="lg" wide busy={sending.isBusy}>
        {t('beauty.signIn')}
      </Button>
    </form>
  )
}
