import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Sql } from '../gateway/database-port.ts'
import { newId } from './ids.ts'
import type { KeptBook } from './kept-book.ts'

/** Where events go and with what they are signed. */
export interface WebhookTarget {
  readonly url: string
  readonly secret: string
}

/** The table of a schema in which events wait to be sent. */
export const eventsTable = (schema: string) => `
create table if not exists ${schema}.events (
  number bigint generated always as identity primary key,
  id text not null,
  body text not null,
  attempts integer not null default 0,
  next_at timestamptz default clock_timestamp()
);
`

/** Puts an event on its way, as a snapshot of now; several times under one id where it is repeated. */
export async function keepEvent(
  sql: Sql,
  schema: string,
  name: string,
  payload: Readonly<Record<string, object>>,
  times = 1,
): Promise<void> {
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_practice000000',
    event: name,
    contains: Object.keys(payload),
    payload,
    created_at: Math.floor(Date.now() / 1000),
  })
  const id = newId('evt')
  for (let time = 0; time < times; time++)
    await sql.query(`insert into ${schema}.events (id, body) values ($1, $2)`, [id, body])
}

const event = z.object({ number: z.coerce.number(), id: z.string(), body: z.string() })

/** How often an event is sent before it is given up, and how long one sending may take. */
const MOST_ATTEMPTS = 8
const PATIENCE_MS = 10_000

/** Sends one event. Returns whether it was taken. */
async function send({ url, secret }: WebhookTarget, { id, body }: z.infer<typeof event>): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
        'x-razorpay-event-id': id,
      },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}

/** Sends the events that are due, one after the other; what is not taken is sent again after growing pauses. */
export async function sendDueEvents(book: KeptBook, target: WebhookTarget): Promise<void> {
  const rows = await book.write((sql) =>
    sql.query(`select number, id, body from ${book.schema}.events where next_at <= now() order by number`),
  )
  for (const one of rows.map((row) => event.parse(row))) {
    const isTaken = await send(target, one)
    await book.write((sql) =>
      sql.query(
        `update ${book.schema}.events set attempts = attempts + 1, next_at = case
           when $2::boolean or attempts + 1 >= $3::integer then null
           else now() + power(2, attempts) * interval '1 second' end where number = $1::bigint`,
        [one.number, isTaken, MOST_ATTEMPTS],
      ),
    )
  }
}
