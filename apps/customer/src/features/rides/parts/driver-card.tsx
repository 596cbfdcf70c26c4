import { pictureUrl } from '@angadi/data/client/config.ts'
import { useFavouriteDriver } from '@angadi/data/rides/ride-acts.ts'
import type { RideDriver } from '@angadi/data/rides/ride-detail.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ContactSlot } from '@angadi/shell/contact/contact-slot.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Avatar } from '@angadi/ui/avatar/avatar.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useRideWords } from '../use-ride-words.ts'

export interface DriverCardProps {
  readonly orderId: string
  readonly driver: RideDriver
}

/** Who drives, how to recognise them, how to reach them without a number, and whether they are preferred. */
export function DriverCard({ orderId, driver }: DriverCardProps) {
  const { t } = useTranslation('rides')
  const { number } = useFormats()
  const words = useRideWords()
  const errorText = useErrorText()
  const favourite = useFavouriteDriver(orderId)
  const { name, photo, rating, rides, vehicle } = driver
  const isFavourite = favourite.isPending ? favourite.variables.on : driver.favourite === true
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar name={name} picture={pictureUrl(photo ?? null)} />
        <div className="min-w-0 flex-1 basis-28">
          <p className="text-sm text-ink-muted">{t('driver.title')}</p>
          <p className="flex flex-wrap items-center gap-x-2 text-lg font-semibold">
            {name}
            {rating == null ? null : (
              <RatingBadge rating={rating} label={t('driver.rating', { rating: number(rating) })} />
            )}
          </p>
          {rides ? <p className="text-sm text-ink-muted">{t('driver.rides', { count: rides })}</p> : null}
        </div>
        <ContactSlot orderId={orderId} as="user" with="driver" />
      </div>
      {vehicle ? (
        <p className="flex flex-wrap items-baseline justify-between gap-2 rounded-md bg-surface-sunken px-3 py-2">
          <span>{[words.vehicle(vehicle.class), vehicle.model].filter(Boolean).join(' · ')}</span>
          <span className="text-xl font-bold tabular-nums">{vehicle.plate}</span>
        </p>
      ) : null}
      <Switch
        label={t('driver.favourite')}
        hint={t('driver.favouriteHint')}
        checked={isFavourite}
        onChange={({ target }) =>
          favourite.mutate(
            { driverId: driver.user_id, on: target.checked },
            { onError: (error) => notify.problem(errorText(error)) },
          )
        }
      />
    </Card>
  )
}
