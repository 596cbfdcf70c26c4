// Bookings for calendars. GET /calendar/<secret>.ics answers a feed to whoever holds its address, without signing in;
// POST {order_id} answers the file of the caller's own booking. The database decides who reads what.
import { callAsCaller } from '../_shared/call-as-caller.ts'
import { callDatabase, DatabaseRefused } from '../_shared/call-database.ts'
import { callerOf } from '../_shared/caller.ts'
import { file, nothing, refusal } from '../_shared/cors.ts'
import { paceOf } from '../_shared/pace.ts'
import { senderOf } from '../_shared/sender.ts'
import { textAt } from '../_shared/upstream.ts'
import { calendarFile } from './calendar-file.ts'
import { entryOf } from './entry.ts'
import { CALENDAR_TYPE, type FeedRead, feedAt } from './feed.ts'

/** Requests of one address in a minute: a service that reads many calendars shares one. */
const isInPace = paceOf(300, 60_000)

async function fileFor(request: Request): Promise<Response> {
  if ((await callerOf(request)) === undefined)
    return refusal(401, 'sign_in_required', 'Please sign in first.')
  const body: unknown = await request.json().catch(() => undefined)
  const order = textAt(body, 'order_id')
  if (order === undefined) return refusal(400, 'body_invalid', 'Send {order_id}.')
  const answer = await callAsCaller(request, 'booking_event', { order_id: order })
  if (!answer.ok) {
    const [code = 'unexpected', message = ''] = ['details', 'message'].map((key) => textAt(answer.body, key))
    return refusal(answer.status, code, message)
  }
  const text = calendarFile('Angadi', [entryOf(answer.body)])
  return file(new TextEncoder().encode(text), CALENDAR_TYPE)
}

async function feedOf(token: string): Promise<FeedRead> {
  try {
    return { feed: await callDatabase('read_calendar_feed', { token }) }
  } catch (error) {
    if (error instanceof DatabaseRefused) return { refused: error }
    throw error
  }
}

Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return nothing()
  if (!isInPace(senderOf(request))) return refusal(429, 'too_many_changes', 'Wait a minute.')
  try {
    if (request.method === 'POST') return await fileFor(request)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refusal(405, 'method_not_allowed', 'Send a GET or POST request.')
    return await feedAt(new URL(request.url).pathname, feedOf)
  } catch (error) {
    console.error(error)
    return refusal(500, 'unexpected', 'Something went wrong.')
  }
})
