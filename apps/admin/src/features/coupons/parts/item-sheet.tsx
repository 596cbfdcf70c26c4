import { useStorefrontItems } from '@angadi/data/public-pages/storefront.ts'
import { type Chosen, COUPON_LIMITS } from '@angadi/domain/coupons/coupon-draft.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { useDeferredValue, useState } from 'react'
import type { PickSheetProps } from './chosen-list.tsx'
import { ChoiceBox, FoundList, PickSheet } from './pick-sheet.tsx'
import { useFoundVendors } from './use-found-vendors.ts'

/** Chooses items: first their vendor, then what it sells. */
export function ItemSheet({ title, chosen, onChange, onClose }: PickSheetProps) {
  const { t } = useTranslation('coupons')
  const [vendor, setVendor] = useState<Chosen>()
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search.trim())
  const turnTo = (next: Chosen | undefined) => {
    setVendor(next)
    setSearch('')
  }
  return (
    <PickSheet
      title={title}
      label={vendor === undefined ? t('scope.vendorSearch') : t('scope.itemSearch', { vendor: vendor.name })}
      search={search}
      onSearch={setSearch}
      onClose={onClose}
      above={
        vendor === undefined ? null : (
          <div>
            <Button variant="secondary" size="sm" onClick={() => turnTo(undefined)}>
              {t('scope.otherVendor')}
            </Button>
          </div>
        )
      }
    >
      {vendor === undefined ? (
        <Vendors search={wanted} onVendor={turnTo} />
      ) : (
        <Items vendorId={vendor.id} search={wanted} chosen={chosen} onChange={onChange} />
      )}
    </PickSheet>
  )
}

function Vendors({
  search,
  onVendor,
}: {
  readonly search: string
  readonly onVendor: (vendor: Chosen) => void
}) {
  return (
    <FoundList
      found={useFoundVendors(search)}
      rowOf={({ id, name }) => (
        <button
          type="button"
          className="min-h-touch w-full py-2 text-start font-semibold wrap-anywhere"
          onClick={() => onVendor({ id, name })}
        >
          {name}
        </button>
      )}
    />
  )
}

function Items({
  vendorId,
  search,
  chosen,
  onChange,
}: Pick<PickSheetProps, 'chosen' | 'onChange'> & { readonly vendorId: string; readonly search: string }) {
  return (
    <FoundList
      found={useStorefrontItems(vendorId, null, search)}
      rowOf={({ id, name }) => (
        <ChoiceBox one={{ id, name }} chosen={chosen} most={COUPON_LIMITS.items} onChange={onChange} />
      )}
    />
  )
}
