import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { vendorConsoleKeys } from './keys.ts'

/** Why the administration has paused a business; null while it has not. */
function suspensionOptions(vendorId: string) {
  return queryOptions({
    queryKey: vendorConsoleKeys.suspension(vendorId),
    queryFn: ({ signal }) =>
      call('vendor_suspension', { vendor_id: vendorId }, z.nullable(z.string()), signal),
  })
}

/** Why the administration has paused a business of the signed-in user. */
export function useSuspension(vendorId: string) {
  return useQuery(suspensionOptions(vendorId))
}
