import { useParcelSteps } from '@angadi/data/parcels/courier.ts'
import type { ParcelJob, ParcelStop } from '@angadi/data/parcels/parcel-job.ts'
import { formatPhone } from '@angadi/domain/phone.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Phone } from 'lucide-react'

export interface StopPhoneProps {
  readonly parcel: ParcelJob
  readonly stop: ParcelStop
}

/** The number of whoever is at a stop, once it is asked for. A call counts at the door, also without a network. */
export function StopPhone({ parcel, stop }: StopPhoneProps) {
  const { t } = useTranslation('parcels')
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const { phone, called } = useParcelSteps(parcel)
  const onError = (error: unknown) => notify.problem(errorText(error))
  const number = phone.data?.phone
  if (number)
    return (
      <LinkButton
        variant="secondary"
        icon={<Phone aria-hidden />}
        render={<a href={`tel:${number}`} onClick={() => called.mutate(stop.n, { onError })} />}
      >
        {t('courier.number', { phone: formatPhone(number) })}
      </LinkButton>
    )
  return (
    <Button
      variant="secondary"
      icon={<Phone aria-hidden />}
      busy={phone.isPending}
      unavailableReason={offline}
      onClick={() => phone.mutate(stop.n, { onError })}
    >
      {t('courier.call')}
    </Button>
  )
}
