import { useMyCourier } from '@angadi/data/courier-console/courier.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'

/** Whether one is on duty, on every screen of the console. */
export function DutyBadge() {
  const { t } = useTranslation('delivery')
  const { data: me } = useMyCourier()
  if (!me) return null
  return (
    <Badge tone={me.online ? 'success' : 'neutral'}>{t(me.online ? 'shift.online' : 'shift.offline')}</Badge>
  )
}
