import { type Address, useAddresses } from '@angadi/data/addresses/addresses.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { MapPinHouse, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { AddressRow } from './address-row.tsx'
import { RemoveAddress } from './remove-address.tsx'

const AddressEditorSheet = lazy(() => import('../address-editor-sheet.tsx'))

/** The name of the sheet that edits an address. */
const EDITOR_SHEET = 'address'

/** The saved addresses: add, edit, set as default, remove. */
export function SavedAddresses() {
  const { t } = useTranslation('profile')
  const { data, isPending, isError, isFetching, refetch } = useAddresses()
  const [leaving, setLeaving] = useState<Address>()
  const [changing, setChanging] = useState<Address>()
  const editor = useSheet(EDITOR_SHEET)
  const edit = (address: Address | undefined) => {
    setChanging(address)
    editor.open()
  }
  return (
    <Section title={t('addresses.title')}>
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
                onEdit={() => edit(address)}
                onRemove={() => setLeaving(address)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {data ? (
        <div>
          <Button variant="secondary" icon={<Plus aria-hidden />} onClick={() => edit(undefined)}>
            {t('addresses.add')}
          </Button>
        </div>
      ) : null}
      {editor.isOpen ? (
        <Suspense>
          <AddressEditorSheet key={changing?.id ?? 'new'} address={changing} onClose={editor.close} />
        </Suspense>
      ) : null}
      <RemoveAddress address={leaving} onClose={() => setLeaving(undefined)} />
    </Section>
  )
}
