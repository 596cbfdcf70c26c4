import type { RideOption } from '@angadi/data/rides/ride-options.ts'
import { useRideQuote } from '@angadi/data/rides/ride-quote.ts'
import type { RideRequest } from '@angadi/data/rides/ride-request.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { useRideWords } from '../use-ride-words.ts'
import { PayRide } from './pay-ride.tsx'

export interface PayRideSheetProps {
  readonly request: RideRequest
  readonly option: RideOption
  readonly onPlaced: (orderId: string, isToPay: boolean) => void
  readonly onClose: () => void
}

/** The fare of a chosen vehicle, how it is paid, and ordering the ride. */
export default function PayRideSheet({ request, option, onPlaced, onClose }: PayRideSheetProps) {
  const { t } = useTranslation(['rides', 'common'])
  const words = useRideWords()
  const { data, error, isFetching, isPlaceholderData, refetch } = useRideQuote(request)
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('pay.title', { vehicle: words.vehicle(request.vehicle) })}
      description={request.stops.map(({ label }) => label).join(' → ')}
      closeLabel={t('common:close')}
    >
      {data ? (
        <PayRide
          quote={data}
          capPaise={option.cap_paise}
          isScheduled={request.at !== undefined}
          vehicle={words.vehicle(request.vehicle)}
          range={words.range(option)}
          isPricing={isPlaceholderData}
          onPlaced={onPlaced}
        />
      ) : error ? (
        <LoadFailed title={t('pay.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <SkeletonGroup label={t('vehicles.loading')}>
          <Skeleton shape="box" className="h-60" />
        </SkeletonGroup>
      )}
    </DialogSheet>
  )
}
