import { useIsMutating } from '@tanstack/react-query'
import { cartKeys } from './keys.ts'

/** Whether changes of the cart that are shown already are still on their way to the server. */
export function useIsCartChanging(): boolean {
  return useIsMutating({ mutationKey: cartKeys.all }) > 0
}
