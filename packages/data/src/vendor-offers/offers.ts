import type { OfferInput } from '@angadi/domain/vendor-offers/offer-draft.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { nothing } from '../rows.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { vendorOfferKeys } from './keys.ts'

const offer = z.object({
  code: z.string(),
  kind: vocabulary(['flat', 'percent'], 'flat'),
  value: z.number(),
  cap_paise: z.nullable(z.number()),
  minimum_paise: z.number(),
  valid_to: z.string(),
  total_limit: z.nullable(z.number()),
  per_user_limit: z.number(),
  first_order_only: z.boolean(),
  is_running: z.boolean(),
  uses: z.number(),
  cost_paise: z.number(),
})
/** An offer of a vendor: value in paise, or basis points of a percentage; what it has cost, in paise. */
export type VendorOffer = z.infer<typeof offer>

/** The offers of a vendor, running ones first. */
export function vendorOffersOptions(vendorId: string) {
  return queryOptions({
    queryKey: vendorOfferKeys.of(vendorId),
    staleTime: 0,
    queryFn: ({ signal }) => call('vendor_offers', { vendor_id: vendorId }, rows(offer), signal),
  })
}

/** The offers of a vendor, running ones first. */
export function useVendorOffers(vendorId: string) {
  return useQuery(vendorOffersOptions(vendorId))
}

/** Makes an offer; the key makes repeating it harmless. */
export function useCreateOffer(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ offer: input, key }: { offer: OfferInput; key: string }) =>
      call(
        'create_vendor_offer',
        { vendor_id: vendorId, offer: input, idempotency_key: key },
        z.object({ code: z.string() }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: vendorOfferKeys.of(vendorId) }),
  })
}

/** Ends an offer at once. */
export function useStopOffer(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (code: string) => call('stop_vendor_offer', { vendor_id: vendorId, code }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: vendorOfferKeys.of(vendorId) }),
  })
}
