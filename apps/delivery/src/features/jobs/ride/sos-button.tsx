import { useDriverSos } from '@angadi/data/ride-console/driver-sos.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Phone, Siren } from 'lucide-react'
import { useState } from 'react'
import { placeOfStep } from '../../../shared/position/place-of-step.ts'

/** The emergency number of India. */
const EMERGENCY = '112'

/** Calls for help during a ride: the emergency number at once, also without a network, and the administration. */
export function SosButton({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation(['ride-job', 'common'])
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const sos = useDriverSos(orderId)
  // One key an opening: pressed again it is the same call.
  const [key, setKey] = useState<string>()
  const raise = (call: string) =>
    sos.mutateAsync({ key: call, place: placeOfStep() }).then(
      () => {
        notify.success(t('sos.raised'))
        setKey(undefined)
      },
      (error: unknown) => notify.problem(errorText(error)),
    )
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
          <LinkButton
            variant="danger"
            size="lg"
            wide
            icon={<Phone aria-hidden />}
            render={<a href={`tel:${EMERGENCY}`} />}
          >
            {t('sos.call')}
          </LinkButton>
          <Button
            size="lg"
            wide
            icon={<Siren aria-hidden />}
            busy={sos.isPending}
            unavailableReason={unavailableReason}
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
