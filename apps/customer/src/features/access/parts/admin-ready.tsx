import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { ShieldCheck } from 'lucide-react'
import { AccessMessage } from './access-message.tsx'

/** Shown when the token was correct, with a link to the console. */
export function AdminReady() {
  const { t } = useTranslation('roles')
  return (
    <AccessMessage
      picture={<ShieldCheck aria-hidden />}
      title={t('setup.ready')}
      text={t('setup.readyText')}
      action={<LinkButton render={<AppLink to={pathTo('admin')} />}>{t('setup.toConsole')}</LinkButton>}
    />
  )
}
