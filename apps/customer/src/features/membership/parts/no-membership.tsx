import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { BadgePercent } from 'lucide-react'

/** Where there is no membership: the way to the plans. */
export function NoMembership() {
  const { t } = useTranslation('membership')
  return (
    <EmptyState
      picture={<BadgePercent />}
      title={t('none')}
      action={<LinkButton render={<AppLink to={pathTo('membership')} />}>{t('plans')}</LinkButton>}
    >
      {t('intro')}
    </EmptyState>
  )
}
