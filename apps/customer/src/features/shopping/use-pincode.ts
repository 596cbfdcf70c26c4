import { useAddresses } from '@angadi/data/addresses/addresses.ts'
import { isPincode } from '@angadi/domain/shopping/parcels.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { townNear } from '@angadi/location/towns.ts'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

interface TypedPincode {
  readonly pincode: string | undefined
  readonly type: (pincode: string) => void
}

const useTyped = create<TypedPincode>()(
  persist((set) => ({ pincode: undefined, type: (pincode) => set({ pincode }) }), {
    name: 'shopping-pincode',
    version: 1,
  }),
)

/** The pincode for which arrivals are told: the one that was typed last, else that of the usual address or of the town chosen. */
export function usePincode(): {
  readonly pincode: string | undefined
  readonly type: (pincode: string) => void
} {
  const { pincode, type } = useTyped()
  const { data: addresses } = useAddresses()
  const usual = addresses?.[0]?.pincode
  const town = useDeliveryLocation(({ location }) => location && townNear(location)?.pincode)
  return { pincode: pincode ?? (usual !== undefined && isPincode(usual) ? usual : town), type }
}
