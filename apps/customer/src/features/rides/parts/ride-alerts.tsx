import { useAnswerRideAlert } from '@angadi/data/rides/ride-acts.ts'
import type { RideDetail } from '@angadi/data/rides/ride-detail.ts'
import type { RidePosition } from '@angadi/data/rides/ride-position.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { ShieldAlert } from 'lucide-react'
import { useAlarm } from '../use-alarm.ts'

export interface RideAlertsProps {
  readonly orderId: string
  readonly ride: RideDetail
  readonly position: RidePosition | undefined
}

/** Asks after a detour or a long stop whether everything is all right; "I need help" raises the alarm as well. */
export function RideAlerts({ orderId, ride, position }: RideAlertsProps) {
  const { t } = useTranslation('rides')
  const errorText = useErrorText()
  const answer = useAnswerRideAlert(orderId)
  const alarm = useAlarm(orderId, position)
  const alert = ride.alerts?.find(({ answered_at: answered }) => !answered)
  const id = alert?.id
  if (!alert || !id) return null
  const send = (said: 'fine' | 'help') => {
    answer.mutate(
      { alertId: id, answer: said },
      {
        onSuccess: () => {
          if (said === 'fine') notify.success(t('alert.thanks'))
        },
        onError: (error) => notify.problem(errorText(error)),
      },
    )
    if (said === 'help') void alarm.raise()
  }
  return (
    <Banner urgent tone="warning" icon={<ShieldAlert aria-hidden />}>
      <p className="font-semibold">{t(`alert.${alert.kind}`)}</p>
      {alarm.state === 'failed' ? <p>{t('sos.failed')}</p> : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" busy={answer.isPending} onClick={() => send('fine')}>
          {t('alert.fine')}
        </Button>
        <Button variant="danger" size="sm" onClick={() => send('help')}>
          {t('alert.help')}
        </Button>
      </div>
    </Banner>
  )
}
