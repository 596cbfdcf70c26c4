import { PARCEL_STAGES, type ParcelStage, type ParcelState } from '@angadi/domain/shopping/parcels.ts'
import type { ReturnState } from '@angadi/domain/shopping/returns.ts'
import { skipToken, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { supabase } from '../client/client.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { useTopic } from '../realtime/use-topic.ts'
import { giftCard, orderStatus, paymentMethod } from '../rows.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { shoppingKeys } from './keys.ts'
import { parcelState, type ReturnCard, returnCard, variant } from './shipment.ts'

const parcel = z.object({
  shipment_id: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  purpose: vocabulary(['order', 'replacement'], 'order'),
  state: parcelState,
  order_status: orderStatus,
  customer_name: z.string(),
  city: z.nullable(z.string()),
  pincode: z.nullable(z.string()),
  lines: rows(
    z.object({
      name: z.nullable(z.string()),
      quantity: z.number(),
      variant,
      picture: z.nullable(z.string()),
    }),
  ),
  instructions: z.nullable(z.string()),
  gift: z.nullish(giftCard),
  payment_method: paymentMethod,
  /** What is still to be collected in cash, in paise. */
  collect_cash_paise: z.number(),
  total_paise: z.number(),
  carrier_code: z.nullable(z.string()),
  carrier_name: z.nullable(z.string()),
  tracking_number: z.nullable(z.string()),
  promised_to: z.nullable(z.string()),
  accept_by: z.nullable(z.string()),
  placed_at: z.string(),
})
/** A parcel as its seller sees it: first name and town, no address; amounts in paise. */
export type Parcel = z.infer<typeof parcel>

/** How many parcels are on a page. */
const PAGE_SIZE = 30

/** Keeps everything that a seller sees up to date while something happens to the orders. */
export function useLiveShop(vendorId: string): void {
  const queryClient = useQueryClient()
  useTopic(
    `vendor:${vendorId}`,
    () => void queryClient.invalidateQueries({ queryKey: shoppingKeys.seller(vendorId) }),
  )
}

/** The parcels of a seller in a stage, newest first, a page at a time. */
export function useParcels(vendorId: string, stage: ParcelStage) {
  return useInfiniteQuery({
    queryKey: shoppingKeys.parcels(vendorId, stage),
    ...keysetPages(
      PAGE_SIZE,
      (after: Parcel | undefined, signal): Promise<readonly Parcel[]> =>
        call(
          'vendor_parcels',
          {
            vendor_id: vendorId,
            stages: [stage],
            limit_count: PAGE_SIZE,
            ...(after ? { before: after.placed_at, before_id: after.shipment_id } : {}),
          },
          rows(parcel),
          signal,
        ),
    ),
  })
}

const day = z.object({
  new: z.number(),
  packing: z.number(),
  ready: z.number(),
  away: z.number(),
  late: z.number(),
  returns: z.number(),
  questions: z.number(),
  held_paise: z.coerce.number(),
  sold_out: z.number(),
  running_out: z.number(),
})
/** What a seller has to do, in numbers. */
export type ShopDay = z.infer<typeof day>

/** What a seller has to do. */
export function useShopDay(vendorId: string) {
  return useQuery({
    queryKey: shoppingKeys.sellersDay(vendorId),
    queryFn: ({ signal }): Promise<ShopDay> => call('vendor_shop_day', { vendor_id: vendorId }, day, signal),
  })
}

const carrier = z.object({
  code: z.string(),
  name: z.string(),
  needs_number: z.boolean(),
  zones: z.nullable(z.array(z.string())),
})
/** Who brings parcels. */
export type Carrier = z.infer<typeof carrier>

/** The carriers that can be chosen, in their order. */
export function useCarriers() {
  return useQuery({
    queryKey: shoppingKeys.carriers,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<readonly Carrier[]> => {
      const { data, error } = await (await supabase())
        .from('carriers')
        .select('code, name, needs_number, zones')
        .eq('active', true)
        .order('position')
      if (error) throw toAppError(error)
      return rows(carrier).parse(data)
    },
  })
}

const label = z.object({
  shipment_id: z.string(),
  order_number: z.string(),
  purpose: vocabulary(['order', 'replacement'], 'order'),
  to: z.object({
    name: z.string(),
    line: z.nullable(z.string()),
    landmark: z.nullable(z.string()),
    city: z.nullable(z.string()),
    pincode: z.nullable(z.string()),
    phone_masked: z.nullable(z.string()),
  }),
  from: z.object({
    name: z.string(),
    address: z.string(),
    gstin: z.nullable(z.string()),
    care_phone: z.nullable(z.string()),
    /** Whom a carrier calls when nobody opens: the shop, which reaches the customer. */
    call_phone: z.nullish(z.string()),
  }),
  carrier: z.nullable(z.string()),
  tracking_number: z.nullable(z.string()),
  collect_paise: z.number(),
  pieces: z.number(),
  promised_to: z.nullable(z.string()),
})
/** What is printed on a parcel. */
export type ShippingLabel = z.infer<typeof label>

/**
 * What is printed on a parcel; never stored, as it has the customer's address.
 *
 * @throws AppError label_not_needed, shipment_not_found
 */
export function useShippingLabel(shipmentId: string | undefined) {
  return useQuery({
    queryKey: shoppingKeys.label(shipmentId ?? ''),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn:
      shipmentId === undefined
        ? skipToken
        : ({ signal }): Promise<ShippingLabel> =>
            call('shipping_label', { shipment_id: shipmentId }, label, signal),
  })
}

const moved = z.object({ state: z.string() })

/**
 * Hands a packed parcel over to a carrier.
 *
 * @throws AppError carrier_not_there, tracking_number_invalid, tracking_number_used, order_not_packed, shipment_moved_on
 */
export function useHandOver(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (given: { shipmentId: string; carrier: string; trackingNumber?: string | undefined }) =>
      call(
        'hand_over_shipment',
        {
          shipment_id: given.shipmentId,
          carrier: given.carrier,
          ...(given.trackingNumber ? { tracking_number: given.trackingNumber } : {}),
        },
        moved,
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: shoppingKeys.seller(vendorId) }),
  })
}

/** Says what a carrier has told about a parcel. */
export function useReportParcel(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ shipmentId, state }: { shipmentId: string; state: ParcelState }) =>
      call('report_shipment', { shipment_id: shipmentId, state }, moved),
    onSettled: () => queryClient.invalidateQueries({ queryKey: shoppingKeys.seller(vendorId) }),
  })
}

/** The stage of an address such as `?view=ready`; new ones first. */
export function asStage(view: string | null): ParcelStage {
  return PARCEL_STAGES.find((stage) => stage === view) ?? 'new'
}

/** A seller's returns, open or past, newest first, a page at a time. */
export function useSellersReturns(vendorId: string, isOpen: boolean) {
  return useInfiniteQuery({
    queryKey: shoppingKeys.sellersReturns(vendorId, isOpen),
    ...keysetPages(
      PAGE_SIZE,
      (after: ReturnCard | undefined, signal): Promise<readonly ReturnCard[]> =>
        call(
          'vendor_returns',
          {
            vendor_id: vendorId,
            open_only: isOpen,
            limit_count: PAGE_SIZE,
            ...(after ? { before: after.created_at, before_id: after.id } : {}),
          },
          rows(returnCard),
          signal,
        ),
    ),
  })
}

/** A decision about a return. */
export interface ReturnDecision {
  readonly returnId: string
  readonly to: ReturnState
  readonly note?: string | undefined
  readonly restock?: boolean | undefined
}

/**
 * Decides about a return, as its seller or an administrator.
 *
 * @throws AppError return_moved_on, return_needs_a_reason, return_not_found
 */
export function useDecideReturn() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ returnId, to, note, restock = false }: ReturnDecision) =>
      call('update_return', { return_id: returnId, to_state: to, restock, ...(note ? { note } : {}) }, moved),
    onSettled: () => queryClient.invalidateQueries({ queryKey: shoppingKeys.all }),
  })
}

/** The returns that an administrator looks at: refused by the seller, under way, or all. */
export const RETURN_VIEWS = ['disputed', 'open', 'all'] as const
export type ReturnView = (typeof RETURN_VIEWS)[number]

/** Returns of every seller, newest first, a page at a time; for administrators. */
export function useAdminReturns(view: ReturnView) {
  return useInfiniteQuery({
    queryKey: shoppingKeys.adminReturns(view),
    ...keysetPages(
      PAGE_SIZE,
      (after: ReturnCard | undefined, signal): Promise<readonly ReturnCard[]> =>
        call(
          'admin_returns',
          {
            view,
            limit_count: PAGE_SIZE,
            ...(after ? { before: after.created_at, before_id: after.id } : {}),
          },
          rows(returnCard),
          signal,
        ),
    ),
  })
}
