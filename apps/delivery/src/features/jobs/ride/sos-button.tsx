import { useRaiseSos, useWaitingAlarm } from '@angadi/data/rides/raise-sos.ts'
import { EMERGENCY_CALL, helpMessage, smsLink } from '@angadi/domain/rides/emergency.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { MessageSquare, Phone, Siren } from 'lucide-react'
import { useState } from 'react'
import { placeOfStep } from '../../../shared/position/place-of-step.ts'

/**
 * Calls for help during a ride: the emergency number and an SMS at once, also without a network, and the administration,
 * which hears of it as soon as there is one.
 */
export function SosButton({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation(['ride-job', 'common'])
  const errorText = useErrorText()
  const send = useRaiseSos(orderId)
  const isWaiting = useWaitingAlarm(orderId)
  const [isSending, setSending] = useState(false)
  // One key an opening: pressed again it is the same call.
  const [key, setKey] = useState<string>()
  const at = placeOfStep()
  const message = helpMessage([t('sos.message')], at)
  const raise = async (call: string) => {
    if (isSending) return
    setSending(true)
    try {
      if ((await send({ key: call, at: placeOfStep() })) === 'queued') return
      notify.success(t('sos.raised'))
      setKey(undefined)
    } catch (error) {
      notify.problem(errorText(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <>
      <Button
        variant="danger"
        size="xl"
        icon={<Siren aria-hidden />}
        onClick={() => setKey(crypto.randomUUID())}
      >
        {t('sos.open')}
      </Button>
      <DialogSheet
        open={key !== undefined}
        onOpenChange={(open) => {
          if (!open) setKey(undefined)
        }}
        title={t('sos.title')}
        description={t('sos.text')}
        closeLabel={t('common:close')}
      >
        <div className="flex flex-col gap-3">
          {isWaiting ? (
            <Banner urgent tone="danger">
              {t('sos.queued')}
            </Banner>
          ) : null}
          <LinkButton
            variant="danger"
            size="lg"
            wide
            icon={<Phone aria-hidden />}
            render={<a href={EMERGENCY_CALL} />}
          >
            {t('sos.call')}
          </LinkButton>
          <LinkButton
            variant="secondary"
            size="lg"
            wide
            icon={<MessageSquare aria-hidden />}
            render={<a href={smsLink(message)} />}
          >
            {t('sos.write')}
          </LinkButton>
          <Button
            size="lg"
            wide
            icon={<Siren aria-hidden />}
            busy={isSending}
            onClick={() => {
              if (key !== undefined) void raise(key)
            }}
          >
            {t('sos.raise')}
          </Button>
        </div>
      </DialogSheet>
    </>
  )
}
