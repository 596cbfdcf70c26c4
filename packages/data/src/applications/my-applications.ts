import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { isResync, useTopic } from '../realtime/use-topic.ts'
import { useUserId } from '../session/session-store.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { itemShape } from './item-shape.ts'
import { applicationKeys } from './keys.ts'
import { requirementShape } from './provider-roles.ts'

const item = z.object({
  ...requirementShape,
  ...itemShape,
  state: vocabulary(['missing', 'given', 'sent_back', 'accepted', 'expired'], 'missing'),
})
/** One thing that an application is asked for, and what became of it. */
export type ApplicationItem = z.infer<typeof item>

const profile = z.object({
  name: z.optional(z.string()),
  legal_name: z.optional(z.string()),
  address: z.optional(z.string()),
  area: z.optional(z.string()),
  about: z.optional(z.string()),
  vehicle_kind: z.optional(z.string()),
  lat: z.nullish(z.number()),
  lng: z.nullish(z.number()),
})
/** What applicants tell of themselves or of their business. */
export type ApplicationProfile = z.infer<typeof profile>

const application = z.object({
  id: z.string(),
  role: z.string(),
  /** The approved application whose papers this one renews. */
  renews: z.nullable(z.string()),
  state: vocabulary(
    [
      'draft',
      'submitted',
      'under_review',
      'changes_requested',
      'approved',
      'active',
      'suspended',
      'terminated',
      'rejected',
      'withdrawn',
    ],
    'submitted',
  ),
  version: z.number(),
  /** The business, or the courier's account, that approval has made. */
  made: z.nullable(z.string()),
  profile,
  reason: z.nullable(z.string()),
  note: z.nullable(z.string()),
  created_at: z.string(),
  submitted_at: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
  items: rows(item),
})
/** An application of the reader. */
export type Application = z.infer<typeof application>

/** The reader's applications, the newest first; kept up to date while a reviewer works on them. */
export function useMyApplications() {
  const userId = useUserId()
  const queryClient = useQueryClient()
  useTopic(userId === null ? undefined : `user:${userId}`, ({ event }) => {
    if (isResync(event) || event === 'application')
      void queryClient.invalidateQueries({ queryKey: applicationKeys.all })
  })
  return useQuery({
    queryKey: applicationKeys.mine(userId),
    enabled: userId !== null,
    staleTime: 0,
    queryFn: ({ signal }) => call('my_applications', {}, rows(application), signal),
  })
}
