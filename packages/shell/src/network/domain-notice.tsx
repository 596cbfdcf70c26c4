import { isAllowedHost } from '@angadi/domain/recovery/allowed-hosts.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Globe, X } from 'lucide-react'
import { useState } from 'react'
import { configuredHosts } from './configured-hosts.ts'

export interface DomainNoticeProps {
  /** The host of this page. */
  readonly host?: string
}

/** Warns when the product is shown under a host that is not allowed; blocks nothing (Spec §8 Error screens). */
export default function DomainNotice({ host = window.location.hostname }: DomainNoticeProps) {
  const { t } = useTranslation(['recovery', 'common'])
  const [isRead, setRead] = useState(false)
  if (isRead || isAllowedHost(host, configuredHosts())) return null
  return (
    <Banner
      edge
      tone="warning"
      icon={<Globe aria-hidden />}
      title={t('domainNotice.title')}
      action={<IconButton icon={<X aria-hidden />} label={t('common:close')} onClick={() => setRead(true)} />}
    >
      {t('domainNotice.text', { host })}
    </Banner>
  )
}
