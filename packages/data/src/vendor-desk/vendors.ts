import type { AddedKind } from '@angadi/domain/vendors/new-vendor.ts'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { vendorKind } from '../discovery/vendor-kind.ts'
import { deskMeasure } from '../measures/desk-measure.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { vendorDeskKeys } from './keys.ts'

const deskVendor = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  kind: vendorKind,
  region_name: z.string(),
  area: z.string(),
  owner_name: z.nullable(z.string()),
  /** How many items it has entered. */
  items: z.number(),
  has_hours: z.boolean(),
  created_at: z.string(),
  status: vocabulary(['draft', 'active', 'suspended', 'terminated'], 'draft'),
  /** The suspension and the notice that are open. */
  measures: rows(deskMeasure),
})
/** A vendor as administrators see it after it was added: who owns it, and what it still needs to sell. */
export type DeskVendor = z.infer<typeof deskVendor>

const addedVendor = z.object({ slug: z.string(), name: z.string(), region_name: z.string() })

/** The vendors that are paused and those added last, or those whose name or area holds the search. */
export function deskVendorsOptions(search = '') {
  return queryOptions({
    queryKey: vendorDeskKeys.found(search),
    queryFn: ({ signal }) => call('admin_vendors', { search }, rows(deskVendor), signal),
  })
}

/** The vendors that are paused and those added last, or those whose name or area holds the search. */
export function useDeskVendors(search: string) {
  return useQuery({ ...deskVendorsOptions(search), placeholderData: keepPreviousData })
}

/** A vendor to add. Its owner has signed in once with this number. */
export interface NewVendor {
  readonly name: string
  readonly kind: AddedKind
  /** E.164. */
  readonly ownerPhone: string
  readonly address: string
  readonly area: string
  readonly lat: number
  readonly lng: number
  /** Hundredths of a percent. */
  readonly commissionBp: number
  /** Makes repeating it harmless. */
  readonly idempotencyKey: string
}

/** Adds a vendor with its owner; administrators only, and in the audit log. */
export function useAddVendor() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ ownerPhone, commissionBp, idempotencyKey, ...vendor }: NewVendor) =>
      call(
        'add_vendor',
        {
          vendor: { ...vendor, owner_phone: ownerPhone, commission_bp: commissionBp },
          idempotency_key: idempotencyKey,
        },
        addedVendor,
      ),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: vendorDeskKeys.all }),
  })
}
