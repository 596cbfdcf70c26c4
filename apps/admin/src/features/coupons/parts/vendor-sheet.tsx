import { COUPON_LIMITS } from '@angadi/domain/coupons/coupon-draft.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeferredValue, useState } from 'react'
import type { PickSheetProps } from './chosen-list.tsx'
import { ChoiceBox, FoundList, PickSheet } from './pick-sheet.tsx'
import { useFoundVendors } from './use-found-vendors.ts'

/** Chooses the vendors that are asked to bear a part. */
export function VendorSheet({ title, chosen, onChange, onClose }: PickSheetProps) {
  const { t } = useTranslation('coupons')
  const [search, setSearch] = useState('')
  const found = useFoundVendors(useDeferredValue(search.trim()))
  return (
    <PickSheet
      title={title}
      label={t('scope.vendorSearch')}
      search={search}
      onSearch={setSearch}
      onClose={onClose}
    >
      <FoundList
        found={found}
        rowOf={({ id, name }) => (
          <ChoiceBox one={{ id, name }} chosen={chosen} most={COUPON_LIMITS.vendors} onChange={onChange} />
        )}
      />
    </PickSheet>
  )
}
