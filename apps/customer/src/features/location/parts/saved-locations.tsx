import { useAddresses } from '@angadi/data/addresses/addresses.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { DeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { MapPinHouse } from 'lucide-react'
import { locationOfAddress } from '../../../shared/location/location-of-address.ts'
import { useStoredAddresses } from '../../../shared/location/saved-addresses.ts'

/** The saved addresses of the signed-in user; offline, those stored in this browser. */
export function SavedLocations({ onPick }: { readonly onPick: (location: DeliveryLocation) => void }) {
  const { t } = useTranslation(['location', 'common'])
  const userId = useUserId()
  const { data, isError, refetch } = useAddresses()
  const stored = useStoredAddresses((state) => (state.userId === userId ? state.addresses : undefined))
  const addresses = data ?? stored
  if (userId === null || addresses?.length === 0) return null
  return (
    <section aria-labelledby="saved-places">
      <h3 id="saved-places" className="mb-1 text-sm font-semibold text-ink-muted">
        {t('sheet.saved')}
      </h3>
      {!addresses && !isError ? (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="h-16" />
        </SkeletonGroup>
      ) : null}
      {isError ? (
        <p role="alert" className="flex items-center justify-between gap-3 text-danger-ink">
          {t('sheet.savedFailed')}
          <Button variant="quiet" onClick={() => void refetch()}>
            {t('common:retry')}
          </Button>
        </p>
      ) : null}
      <ul className="divide-y divide-line">
        {addresses?.map((address) => (
          <li key={address.id}>
            <ListRow
              lead={<MapPinHouse aria-hidden />}
              title={address.label}
              note={`${address.line}, ${address.city}`}
              render={<button type="button" onClick={() => onPick(locationOfAddress(address))} />}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
