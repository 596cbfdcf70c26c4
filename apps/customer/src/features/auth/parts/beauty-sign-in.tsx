import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { useSignInDraft } from '../sign-in-draft.ts'
import { useAuthForm } from '../use-auth-form.ts'
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
      else notify.success(t('toast.signedIn'), { id: 'signed-in' })
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
      <div role="alert" className="empty:-mt-5">
        {problem ? (
          <Banner isWatched tone="danger" icon={<CircleAlert aria-hidden />}>
            {problem}
          </Banner>
        ) : null}
      </div>
      <TextField
        label={t('email.address')}
        type="email"
        inputMode="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        required
        value={email}
        onChange={({ target }) => typeEmail(target.value)}
      />
      <SecretField
        label={t('email.password')}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button look="quiet" size="sm" className="-mt-3 -ml-3 self-start" onClick={onForgot}>
        {t('email.forgot')}
      </Button>
      <Button type="submit" size="lg" wide busy={sending.isBusy}>
        {t('beauty.signIn')}
      </Button>
    </form>
  )
}
