import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { ShieldCheck } from 'lucide-react'
import { AccessMessage } from './access-message.tsx'

/** Shown when there already is an administrator: the page works only once (Decisions, "/create-admin"). */
export function AdminExists() {
  const { t } = useTranslation(['roles', 'shell'])
  return (
    <AccessMessage
      picture={<ShieldCheck aria-hidden />}
      title={t('setup.exists')}
      text={t('setup.existsText')}
      action={<LinkButton render={<AppLink to={pathTo('home')} />}>{t('shell:toHome')}</LinkButton>}
    />
  )
}
