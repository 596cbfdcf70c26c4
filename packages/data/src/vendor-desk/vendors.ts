import type { AddedKind } from '@angadi/domain/vendors/new-vendor.ts'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { vendorKind } from '../discovery/vendor-kind.ts'
import { nothing } from '../rows.ts'
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
  status: vocabulary(['draft', 'active', 'suspended'], 'draft'),
  /** Why the administration has paused it, and since when. */
  suspended_for: z.nullable(z.string()),
  suspended_at: z.nullable(z.string()),
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

/** Pauses a vendor with a reason, or resumes it; its people are told. */
export function useSuspendVendor() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, reason }: { readonly id: string; readonly reason: string | undefined }) =>
      reason === undefined
        ? call('resume_vendor', { vendor_id: id }, nothing)
        : call('suspend_vendor', { vendor_id: id, reason }, nothing),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: vendorDeskKeys.all }),
  })
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
