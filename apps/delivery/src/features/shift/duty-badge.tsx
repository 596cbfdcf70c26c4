import { useMyCourier } from '@angadi/data/courier-console/courier.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { useIsReachable } from './server-link.ts'

/** Whether the courier is on duty and reachable, on every screen of the console. */
export function DutyBadge() {
  const { t } = useTranslation('delivery')
  const { data: me } = useMyCourier()
  const isReachable = useIsReachable()
  if (!me) return null
  if (!me.online) return <Badge>{t('shift.offline')}</Badge>
  return isReachable ? (
    <Badge tone="success">{t('shift.online')}</Badge>
  ) : (
    <Badge tone="warning">{t('shift.noNetwork')}</Badge>
  )
}
