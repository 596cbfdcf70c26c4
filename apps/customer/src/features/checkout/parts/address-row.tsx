import type { Address } from '@angadi/data/addresses/addresses.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { MapPinPlus, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { AddressIcon } from '../../../shared/address/address-icon.tsx'
import { CheckoutRow } from '../../../shared/checkout/checkout-row.tsx'
import { addressKind, addressLine } from '../../../shared/order/address-labels.ts'

export interface AddressRowProps {
  /** The vendors where it is picked up; undefined where it is delivered. */
  readonly pickUpAt: readonly string[] | undefined
  readonly address: Address | undefined
  /** Opens the choice between delivery and pick-up, and of the address. */
  readonly onChange: () => void
  readonly alert: ReactNode
}

/** Where the order goes, or where it is picked up. */
export function AddressRow({ pickUpAt, address, onChange, alert }: AddressRowProps) {
  const { t } = useTranslation('checkout')
  if (pickUpAt)
    return (
      <CheckoutRow
        tall
        icon={<Store />}
        title={t('pickup.at', { vendor: pickUpAt.join(', ') })}
        note={t('pickup.text')}
        onPress={onChange}
        alert={alert}
      />
    )
  return address ? (
    <CheckoutRow
      tall
      icon={<AddressIcon kind={addressKind(address.label)} />}
      title={t('address.to', { name: address.label })}
      note={addressLine(address)}
      onPress={onChange}
      alert={alert}
    />
  ) : (
    <CheckoutRow tall icon={<MapPinPlus />} title={t('address.none')} onPress={onChange} alert={alert} />
  )
}
