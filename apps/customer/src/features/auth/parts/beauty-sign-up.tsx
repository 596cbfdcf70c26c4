import { PROFILE_LENGTHS } from '@angadi/domain/account/profile-limits.ts'
import { isCommonPassword } from '@angadi/domain/sign-in/common-passwords.ts'
import { emailProblem } from '@angadi/domain/sign-in/email.ts'
import { PASSWORD_MIN_LENGTH } from '@angadi/domain/sign-in/password.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { useSignInDraft } from '../sign-in-draft.ts'
import { useAuthForm } from '../use-auth-form.ts'
import { EmailField } from './email-field.tsx'
import { FormProblem } from './form-problem.tsx'
import { SecretField } from './secret-field.tsx'

/** Creates an account; the button stays disabled until the passwords match and are long enough (Spec §5 Beauty). */
export function BeautySignUp({ onMail }: { readonly onMail: () => void }) {
  const { t } = useTranslation('auth')
  const { email, typeEmail } = useSignInDraft()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [confirm, setConfirm] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const sending = useAuthForm({
    form: 'sign-up',
    attempt: 'signUp',
    work: async () => (await import('@angadi/auth/sign-in-email.ts')).signUpWithEmail(email, password, name),
    onSuccess: (outcome) => {
      notify.welcome(t('toast.created'))
      if (outcome === 'check_mail') onMail()
    },
  })
  const isShort = password.length < PASSWORD_MIN_LENGTH
  const doesMatch = password === confirm
  const refusalNow = (): string | undefined => {
    if (name.trim() === '' || email.trim() === '') return t('beauty.fill')
    if (emailProblem(email)) return t('email.email_invalid')
    return isCommonPassword(password) ? t('email.password_common') : undefined
  }
  const problem = refusal ?? sending.problem
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        const found = refusalNow()
        setRefusal(found)
        if (found === undefined && !isShort && doesMatch) void sending.submit(undefined)
      }}
    >
      <FormProblem problem={problem} />
      <TextField
        label={t('email.fullName')}
        name="name"
        autoComplete="name"
        required
        maxLength={PROFILE_LENGTHS.full_name}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <EmailField name="email" required value={email} onChange={({ target }) => typeEmail(target.value)} />
      <SecretField
        label={t('email.password')}
        name="password"
        autoComplete="new-password"
        required
        measured={password}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        {...(password !== '' && isShort ? { error: t('beauty.short') } : {})}
      />
      <SecretField
        label={t('email.confirm')}
        name="confirm"
        autoComplete="new-password"
        required
        value={confirm}
        onChange={({ target }) => setConfirm(target.value)}
        {...(confirm !== '' && !doesMatch ? { error: t('beauty.mismatch') } : {})}
      />
      <Button type="submit" size="lg" wide disabled={isShort || !doesMatch} busy={sending.isBusy}>
        {t('beauty.create')}
      </Button>
    </form>
  )
}
