import { textAt, valueAt } from '../_shared/upstream.ts'
import { calendarFile } from './calendar-file.ts'
import { entryOf } from './entry.ts'

/** What the database tells for a secret, or how it refuses. */
export type FeedRead =
  | { readonly feed: unknown }
  | { readonly refused: { readonly status: number; readonly code: string } }

/** Nothing between keeps a copy. */
const PRIVATE = { 'cache-control': 'private, no-store' }

/** What calendars are told that a file is. */
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8'

function refusal({ status, code }: { readonly status: number; readonly code: string }): Response {
  const error = { code, message: 'There is no calendar here.' }
  return Response.json({ error }, { status, headers: PRIVATE })
}

/**
 * What is answered under a secret address, /calendar/<secret>.ics. An address that never was is answered as one that
 * has ended.
 */
export async function feedAt(path: string, read: (token: string) => Promise<FeedRead>): Promise<Response> {
  const [, token] = /\/([\w-]{43})\.ics$/.exec(path) ?? []
  if (token === undefined) return refusal({ status: 404, code: 'share_link_not_found' })
  const answer = await read(token)
  if ('refused' in answer) return refusal(answer.refused)
  const events = valueAt(answer.feed, 'events')
  const name = textAt(answer.feed, 'name')
  const text = calendarFile(
    name ? `Angadi – ${name}` : 'Angadi',
    Array.isArray(events) ? events.map(entryOf) : [],
  )
  return new Response(text, { headers: { ...PRIVATE, 'content-type': CALENDAR_TYPE } })
}
