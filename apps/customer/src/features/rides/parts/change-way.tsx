import { useAcceptRideChange, useRideChangeQuote } from '@angadi/data/rides/ride-acts.ts'
import type { RideDetail } from '@angadi/data/rides/ride-detail.ts'
import type { RidePlace } from '@angadi/data/rides/ride-request.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Waypoints } from 'lucide-react'
import { useState } from 'react'
import { FareRows } from './fare-parts.tsx'
import { StopRows } from './stop-rows.tsx'

export interface ChangeWayProps {
  readonly orderId: string
  readonly ride: RideDetail
  /** Whether the ride has begun: what is behind stays as it is. */
  readonly isRiding: boolean
}

/** Changes the drop or adds a stop: the new fare first, and nothing changes before it is agreed to. */
export function ChangeWay({ orderId, ride, isRiding }: ChangeWayProps) {
  const { t } = useTranslation('rides')
  const { money } = useFormats()
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const [stops, setStops] = useState<readonly (RidePlace | undefined)[]>()
  const quote = useRideChangeQuote(orderId)
  const accept = useAcceptRideChange(orderId)
  if (ride.mode === 'rental') return null
  if (!stops)
    return (
      <Button
        variant="secondary"
        icon={<Waypoints aria-hidden />}
        onClick={() =>
          setStops(
            ride.stops.map(({ lat, lng, label, landmark }) => ({
              lat,
              lng,
              label,
              ...(landmark ? { landmark } : {}),
            })),
          )
        }
      >
        {t('change.action')}
      </Button>
    )
  const chosen = stops.filter((stop) => stop !== undefined)
  const isSame =
    chosen.length === ride.stops.length &&
    chosen.every(({ lat, lng }, index) => ride.stops[index]?.lat === lat && ride.stops[index]?.lng === lng)
  const close = () => {
    quote.reset()
    setStops(undefined)
  }
  const problem = accept.error ?? quote.error
  const fare = quote.data
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t('change.title')}</h2>
      <StopRows
        stops={stops}
        isUnderWay={isRiding}
        onChange={(changed) => {
          quote.reset()
          setStops(changed)
        }}
      />
      {problem ? (
        <Banner urgent tone="danger">
          {errorText(problem)}
        </Banner>
      ) : null}
      {fare ? (
        <>
          <FareRows rows={fare.rows} totalPaise={fare.expected_paise} />
          <p className="font-semibold">{t('fare.cap', { amount: money(fare.cap_paise) })}</p>
          <p className="text-sm text-ink-muted">{t('change.text')}</p>
        </>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {fare ? (
          <Button
            busy={accept.isPending}
            unavailableReason={offline}
            onClick={() =>
              accept.mutate(fare.change_id, {
                onSuccess: () => {
                  notify.success(t('change.done'))
                  close()
                },
              })
            }
          >
            {t('change.accept', { from: money(fare.from_paise), to: money(fare.expected_paise) })}
          </Button>
        ) : (
          <Button
            variant="soft"
            busy={quote.isPending}
            disabled={chosen.length < stops.length}
            unavailableReason={offline ?? (isSame ? t('change.same') : undefined)}
            onClick={() => quote.mutate(chosen)}
          >
            {t('change.price')}
          </Button>
        )}
        <Button variant="quiet" onClick={close}>
          {t('back')}
        </Button>
      </div>
    </Card>
  )
}
