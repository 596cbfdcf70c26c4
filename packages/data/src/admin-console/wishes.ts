import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { rows } from '../vocabulary.ts'
import { adminKeys } from './keys.ts'

const wish = z.object({
  /** Of the service, or "area" where deliveries are wanted. */
  slug: z.string(),
  name: z.string(),
  /** Null where no town was named. */
  region_slug: z.nullable(z.string()),
  region_name: z.nullable(z.string()),
  wishes: z.number(),
  latest: z.string(),
})
/** How many people wait for a service in a town. */
export type Wish = z.infer<typeof wish>

/** What people asked to be opened, by service and town, the most wanted first. */
export function useWishes() {
  return useQuery({
    queryKey: adminKeys.wishes,
    queryFn: ({ signal }) => call('admin_wishes', {}, rows(wish), signal),
  })
}
