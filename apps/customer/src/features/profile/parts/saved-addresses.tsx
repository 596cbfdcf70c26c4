import { type Address, useAddresses } from '@angadi/data/addresses/addresses.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { MapPinHouse, Plus } from 'lucide-react'
import { useState } from 'react'
import { AddressRow } from './address-row.tsx'
import { RemoveAddress } from './remove-address.tsx'

export interface SavedAddressesProps {
  /** Opens the editor of an address, or of a new one. */
  readonly onEdit: (address: Address | undefined) => void
}

/** The saved addresses: add, edit, set as default, remove. */
export function SavedAddresses({ onEdit }: SavedAddressesProps) {
  const { t } = useTranslation('profile')
  const { data, isPending, isError, isFetching, refetch } = useAddresses()
  const [leaving, setLeaving] = useState<Address>()
  return (
    <div className="flex flex-col gap-3">
      {isPending ? (
        <SkeletonGroup label={t('addresses.loading')}>
          <Skeleton shape="box" className="h-20" />
        </SkeletonGroup>
      ) : null}
      {isError ? <LoadFailed title={t('addresses.failed')} busy={isFetching} onRetry={refetch} /> : null}
      {data?.length === 0 ? (
        <EmptyState picture={<MapPinHouse aria-hidden />} title={t('addresses.empty')}>
          {t('addresses.emptyText')}
        </EmptyState>
      ) : null}
      {data && data.length > 0 ? (
        <ul className="flex flex-col gap-3">
          {data.map((address) => (
            <li key={address.id}>
              <AddressRow
                address={address}
                onEdit={() => onEdit(address)}
                onRemove={() => setLeaving(address)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {data ? (
        <div>
          <Button variant="secondary" icon={<Plus aria-hidden />} onClick={() => onEdit(undefined)}>
            {t('addresses.add')}
          </Button>
        </div>
      ) : null}
      <RemoveAddress address={leaving} onClose={() => setLeaving(undefined)} />
    </div>
  )
}
