import { textAt, valueAt } from '../_shared/upstream.ts'
import type { CalendarEntry } from './calendar-file.ts'

const STATES = ['tentative', 'confirmed', 'cancelled'] as const

function textsAt(json: unknown, key: string, ...path: readonly string[]): readonly string[] {
  const list = valueAt(json, key)
  return Array.isArray(list) ? list.flatMap((each) => textAt(each, ...path) ?? []) : []
}

function positionOf(place: unknown): CalendarEntry['position'] {
  const [lat, lng] = ['lat', 'lng'].map((key) => valueAt(place, key))
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined
}

/**
 * An entry as the database tells it (private.calendar_event).
 *
 * @throws when it cannot be one
 */
export function entryOf(event: unknown): CalendarEntry {
  const [id, starts, ends, changed] = ['id', 'starts_at', 'ends_at', 'changed_at'].map((key) =>
    textAt(event, key),
  )
  const state = STATES.find((one) => one === valueAt(event, 'state'))
  const sequence = valueAt(event, 'sequence')
  if (id === undefined || starts === undefined || ends === undefined || changed === undefined)
    throw new Error('an entry of a calendar without its time')
  if (state === undefined || typeof sequence !== 'number') throw new Error('an entry without a state')
  const services = textsAt(event, 'services', 'name').join(', ')
  const customer = textAt(event, 'customer')
  const place = valueAt(event, 'place')
  const where = ['name', 'address'].map((key) => textAt(place, key)).filter(Boolean)
  const text = [
    textAt(event, 'vendor'),
    textAt(event, 'order_number'),
    textsAt(event, 'people').join(', '),
    textAt(event, 'prepare'),
  ]
  return {
    uid: `${id}@angadi.in`,
    state,
    sequence,
    startsAt: new Date(starts),
    endsAt: new Date(ends),
    changedAt: new Date(changed),
    title: customer === undefined ? services : `${services} – ${customer}`,
    place: where.length > 0 ? where.join(', ') : undefined,
    position: positionOf(place),
    text: text.filter(Boolean).join('\n') || undefined,
  }
}
