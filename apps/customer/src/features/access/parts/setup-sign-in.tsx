import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { KeyRound } from 'lucide-react'
import { AccessMessage } from './access-message.tsx'

/** Asks the user to sign in first: the first administrator needs an account. */
export function SetupSignIn({ signIn }: { readonly signIn: string }) {
  const { t } = useTranslation('roles')
  return (
    <AccessMessage
      picture={<KeyRound aria-hidden />}
      title={t('setup.title')}
      text={t('setup.signInFirst')}
      action={<LinkButton render={<AppLink to={signIn} />}>{t('callback.signIn')}</LinkButton>}
    />
  )
}
