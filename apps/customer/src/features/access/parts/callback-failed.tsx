import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { MailX } from 'lucide-react'
import { AccessMessage } from './access-message.tsx'

/** Shown when a link no longer signs in, with a link to request a new one (Spec §2 Callback page). */
export function CallbackFailed({ reason }: { readonly reason: 'expired' | 'refused' }) {
  const { t } = useTranslation('roles')
  return (
    <AccessMessage
      picture={<MailX aria-hidden />}
      title={t(`callback.${reason}`)}
      text={t(`callback.${reason}Text`)}
      action={
        <>
          <LinkButton render={<AppLink to={pathTo('auth', undefined, { step: 'reset' })} />}>
            {t('callback.newLink')}
          </LinkButton>
          <LinkButton variant="secondary" render={<AppLink to={pathTo('auth')} />}>
            {t('callback.signIn')}
          </LinkButton>
        </>
      }
    />
  )
}
