import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { packageKeys } from './keys.ts'

/** A package to be saved, price in paise; without an id a new one. What is not named stays. */
export type PackageChange = {
  id?: string
  service_id?: string
  name?: string
  sittings?: number
  price_paise?: number
  valid_days?: number
  is_active?: boolean
}

/**
 * Adds or changes a package; what was sold stays what it was sold as.
 *
 * @throws AppError request_invalid, service_not_found, package_not_found, too_many_packages, not_your_vendor
 */
export function useSavePackage(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    // Without a network it fails at once: nobody should believe that customers see it.
    networkMode: 'always',
    mutationFn: (change: PackageChange) =>
      call('save_package', { vendor_id: vendorId, package: change }, z.string()),
    onSettled: () => queryClient.invalidateQueries({ queryKey: packageKeys.all }),
  })
}
