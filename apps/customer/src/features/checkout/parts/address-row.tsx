import type { Address } from '@angadi/data/addresses/addresses.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Bike, MapPinPlus, Store } from 'lucide-react'
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
  /** Fetches the order instead, or has it brought after all; undefined for what only a carrier brings. */
  readonly onFulfilment: ((fulfilment: 'delivery' | 'pickup') => void) | undefined
  readonly alert: ReactNode
}

/** Where the order goes, or where it is picked up. */
export function AddressRow({ pickUpAt, address, onChange, onFulfilment, alert }: AddressRowProps) {
  const { t } = useTranslation('checkout')
  if (pickUpAt)
    return (
      <CheckoutRow
        tall
        icon={<Store />}
        title={t('pickup.at', { vendor: pickUpAt.join(', ') })}
        note={t('pickup.text')}
        onPress={onChange}
        aside={
          onFulfilment ? (
            <OtherWay icon={<Bike />} onPress={() => onFulfilment('delivery')}>
              {t('fulfilment.delivery')}
            </OtherWay>
          ) : null
        }
        alert={alert}
      />
    )
  const aside = onFulfilment ? (
    <OtherWay icon={<Store />} onPress={() => onFulfilment('pickup')}>
      {t('fulfilment.pickup')}
    </OtherWay>
  ) : null
  return address ? (
    <CheckoutRow
      tall
      icon={<AddressIcon kind={addressKind(address.label)} />}
      title={t('address.to', { name: address.label })}
      note={addressLine(address)}
      onPress={onChange}
      aside={aside}
      alert={alert}
    />
  ) : (
    <CheckoutRow
      tall
      icon={<MapPinPlus />}
      title={t('address.none')}
      onPress={onChange}
      aside={aside}
      alert={alert}
    />
  )
}

interface OtherWayProps {
  readonly icon: ReactNode
  readonly onPress: () => void
  readonly children: ReactNode
}

/** The other way to get the order, one tap away. */
function OtherWay({ icon, onPress, children }: OtherWayProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-touch min-w-18 shrink-0 grow-0 flex-col items-center justify-center gap-0.5 rounded-r-lg border-l border-line px-3 py-1 text-xs leading-snug font-semibold text-action-ink transition-colors hover:bg-surface-sunken/60"
    >
      <span aria-hidden className="[&_svg]:size-5">
        {icon}
      </span>
      {children}
    </button>
  )
}
