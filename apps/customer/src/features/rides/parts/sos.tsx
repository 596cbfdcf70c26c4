import type { RideDetail } from '@angadi/data/rides/ride-detail.ts'
import type { RidePosition } from '@angadi/data/rides/ride-position.ts'
import { EMERGENCY_CALL, helpMessage, smsLink } from '@angadi/domain/rides/emergency.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { MessageSquare, Phone, Siren } from 'lucide-react'
import { useState } from 'react'
import { useAlarm } from '../use-alarm.ts'
import { SafetyContacts } from './safety-contacts.tsx'

export interface SosProps {
  readonly orderId: string
  readonly sos: RideDetail['sos'] | undefined
  readonly position: RidePosition | undefined
  /** Of the vehicle, once there is one. */
  readonly plate: string | undefined
}

/**
 * The alarm of a ride: 112 and an SMS to the contacts at once and without data, and an alarm to the administration, which
 * asks once more before it goes out (field guide 2.3 Safety). Its code comes with the ride, so that nothing has to be loaded.
 */
export function Sos({ orderId, sos, position, plate }: SosProps) {
  const { t } = useTranslation(['rides', 'common'])
  const { time } = useFormats()
  const sheet = useSheet('sos')
  const [isAsking, setAsking] = useState(false)
  const { state, raise } = useAlarm(orderId, position)
  const message = helpMessage([t('sos.message'), plate ? t('sos.messageVehicle', { plate }) : ''], position)
  const said =
    state === 'queued'
      ? t('sos.queued')
      : state === 'failed'
        ? t('sos.failed')
        : sos?.acknowledged_at
          ? t('sos.taken', { time: time(sos.acknowledged_at) })
          : sos
            ? t('sos.sent', { time: time(sos.at) })
            : undefined
  const tone = sos?.acknowledged_at && state !== 'queued' && state !== 'failed' ? 'success' : 'danger'
  return (
    <>
      <Button variant="danger" icon={<Siren aria-hidden />} onClick={sheet.open}>
        {t('sos.action')}
      </Button>
      {said && !sheet.isOpen ? (
        <div className="w-full">
          <Banner urgent tone={tone}>
            {said}
          </Banner>
        </div>
      ) : null}
      {sheet.isOpen ? (
        <DialogSheet
          open
          onOpenChange={(open) => {
            if (!open) sheet.close()
          }}
          title={t('sos.title')}
          closeLabel={t('common:close')}
        >
          <div className="flex flex-col gap-5">
            {said ? (
              <Banner urgent tone={tone}>
                {said}
              </Banner>
            ) : null}
            <div className="flex flex-col gap-1.5">
              <LinkButton
                variant="danger"
                size="xl"
                wide
                icon={<Phone aria-hidden />}
                render={<a href={EMERGENCY_CALL} />}
              >
                {t('sos.call')}
              </LinkButton>
              <p className="text-sm text-ink-muted">{t('sos.callText')}</p>
              <LinkButton
                variant="secondary"
                size="lg"
                wide
                icon={<MessageSquare aria-hidden />}
                render={<a href={smsLink(message)} />}
              >
                {t('sos.write')}
              </LinkButton>
            </div>
            {sos && !sos.acknowledged_at ? null : (
              <div className="flex flex-col gap-1.5">
                {isAsking ? (
                  <div className="flex flex-wrap gap-2">
                    <Button
                      variant="danger"
                      size="lg"
                      busy={state === 'sending'}
                      onClick={() => void raise().then(() => setAsking(false))}
                    >
                      {t('sos.sure')}
                    </Button>
                    <Button variant="secondary" size="lg" onClick={() => setAsking(false)}>
                      {t('sos.back')}
                    </Button>
                  </div>
                ) : (
                  <Button
                    variant="secondary"
                    size="lg"
                    wide
                    icon={<Siren aria-hidden />}
                    onClick={() => setAsking(true)}
                  >
                    {t('sos.send')}
                  </Button>
                )}
                <p className="text-sm text-ink-muted">{t('sos.sendText')}</p>
              </div>
            )}
            <SafetyContacts message={message} />
          </div>
        </DialogSheet>
      ) : null}
    </>
  )
}
