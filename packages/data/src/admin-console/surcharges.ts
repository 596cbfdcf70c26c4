import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { rows } from '../vocabulary.ts'
import { adminKeys } from './keys.ts'

const adminSurcharge = z.object({
  id: z.string(),
  /** Null for all regions. */
  region_slug: z.nullable(z.string()),
  reason: z.enum(['rain', 'peak', 'night']),
  amount_paise: z.nullable(z.number()),
  /** Of the delivery fee, in basis points; instead of the amount. */
  rate_bp: z.nullable(z.number()),
  valid_to: z.nullable(z.string()),
  /** 0 is Sunday; null is every day. */
  weekdays: z.nullable(z.array(z.number())),
  /** By the Indian clock, such as `19:00:00`. */
  from_time: z.nullable(z.string()),
  to_time: z.nullable(z.string()),
  added_by: z.nullable(z.string()),
})
/** A surcharge on the delivery fee that applies, or will apply again. */
export type AdminSurcharge = z.infer<typeof adminSurcharge>

/** The surcharges that apply or will apply again, by reason. */
export function surchargesOptions() {
  return queryOptions({
    queryKey: adminKeys.surcharges,
    queryFn: ({ signal }) => call('admin_surcharges', {}, rows(adminSurcharge), signal),
  })
}

/** The surcharges that apply or will apply again, by reason. */
export function useSurcharges() {
  return useQuery(surchargesOptions())
}

/** Rain in a region until a time; the amount in paise. */
export interface Rain {
  readonly region: string
  readonly amountPaise: number
  readonly until: Date
}

/** Adds the rain surcharge of a region; administrators only, and in the audit log. */
export function useStartRain() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ region, amountPaise, until }: Rain) =>
      call(
        'add_surcharge',
        { reason: 'rain', region_slug: region, amount_paise: amountPaise, valid_to: until.toISOString() },
        z.string(),
      ),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: adminKeys.surcharges }),
  })
}

/** What comes back every week by the Indian clock; the amount in paise. */
export interface WeeklySurcharge {
  readonly reason: 'peak' | 'night'
  /** Undefined for all regions. */
  readonly region: string | undefined
  readonly amountPaise: number
  /** 0 is Sunday; empty is every day. */
  readonly weekdays: readonly number[]
  /** Such as `19:00`. */
  readonly from: string
  readonly to: string
}

/** Adds a surcharge of peak hours or nights; administrators only, and in the audit log. */
export function useAddWeeklySurcharge() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ reason, region, amountPaise, weekdays, from, to }: WeeklySurcharge) =>
      call(
        'add_surcharge',
        {
          reason,
          amount_paise: amountPaise,
          from_time: from,
          to_time: to,
          ...(region ? { region_slug: region } : {}),
          ...(weekdays.length > 0 ? { weekdays: [...weekdays] } : {}),
        },
        z.string(),
      ),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: adminKeys.surcharges }),
  })
}

/** Ends a surcharge now; administrators only, and in the audit log. */
export function useEndSurcharge() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('end_surcharge', { surcharge_id: id }, z.unknown()),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: adminKeys.surcharges }),
  })
}
