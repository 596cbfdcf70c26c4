import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { courierKeys } from './keys.ts'

const paper = z.object({
  requirement: z.string(),
  /** Masked. */
  number: z.nullable(z.string()),
  valid_until: z.nullable(z.string()),
  /** Days from today to its last day, in India: 0 on the last day, less after it; null where it has none. */
  days_left: z.nullable(z.number()),
  /** Whether no new jobs come once it has ended. */
  stops: z.boolean(),
  /** A new one is handed in and not decided yet. */
  is_renewing: z.boolean(),
})
/** A paper of a courier that was accepted. */
export type CourierPaper = z.infer<typeof paper>

const papers = z.object({
  application_id: z.string(),
  /** The application that hands in new papers, while it is open. */
  renewal: z.nullable(
    z.object({
      id: z.string(),
      state: vocabulary(['draft', 'submitted', 'under_review', 'changes_requested'], 'submitted'),
    }),
  ),
  items: rows(paper),
})
/** The papers of a courier. */
export type CourierPapers = z.infer<typeof papers>

const work = z.object({
  /** Jobs delivered ever. */
  done: z.number(),
  /** So many days are meant by what follows. */
  days: z.number(),
  lately: z.number(),
  /** Those of the last days for which the customer was told a time. */
  promised: z.number(),
  on_time: z.number(),
  late: z.number(),
  /** Those of the late ones that the shop had ready late itself. */
  late_before_pickup: z.number(),
})
/** What a courier has delivered, and how much of it in time. */
export type CourierWork = z.infer<typeof work>

const profile = z.object({
  name: z.string(),
  photo: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  since: z.string(),
  vehicle_kind: z.string(),
  plate: z.nullable(z.string()),
  verified: z.boolean(),
  /** The paper whose end has stopped new jobs. */
  stopped_by: z.nullable(z.string()),
  rating: z.nullable(z.coerce.number()),
  ratings: z.number(),
  /** How many gave one to five stars. */
  stars: z.array(z.number()),
  work,
  /** Null for whoever came without an application. */
  papers: z.nullable(papers),
})
/** A courier as the courier's own page shows it. */
export type CourierProfile = z.infer<typeof profile>

/** The signed-in courier's own page; null before the application is approved (Issue 34). */
export function useCourierProfile() {
  const userId = useUserId()
  return useQuery({
    queryKey: courierKeys.profile(userId),
    enabled: userId !== null,
    staleTime: 0,
    queryFn: ({ signal }) => call('courier_profile', {}, z.nullable(profile), signal),
  })
}
