import process from 'node:process'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { type ParallelRun, runInParallel } from './parallel.ts'

const job = z.object({
  apiUrl: z.url(),
  publishableKey: z.string(),
  /** Couriers with an order each, and who follows it. */
  ways: z.array(
    z.object({
      courier: z.string(),
      follower: z.string(),
      order: z.uuid(),
      lat: z.number(),
      lng: z.number(),
    }),
  ),
  loads: z.array(z.object({ clients: z.int(), callsEach: z.int() })),
})
/** What a load process is to do; sent to it as a message. */
export type PositionsJob = z.infer<typeof job>

const load = z.object({
  clients: z.int(),
  perSecond: z.number(),
  durations: z.array(z.number()).readonly(),
  /** From the call to the follower's message, in milliseconds. */
  delays: z.array(z.number()).readonly(),
  reported: z.int(),
})
/** What it found out, load by load; its one message back. */
export const positionsResult = z.array(load)
export type PositionsLoad = z.infer<typeof load>

/** Further than 0.0001 degrees, so that followers are told of each. */
const STEP = 0.0002
/** How long a message may be under way before it counts as lost, in milliseconds. */
const LATEST_MS = 5000

const heard = z.object({ lat: z.number() })
const answered = z.object({ accepted: z.literal(true) })

/** A courier on the way, and what their follower has heard. */
class Way {
  /** When a position was reported, by its latitude; heard ones are gone. */
  private readonly open = new Map<string, number>()
  delays: number[] = []
  private readonly given: PositionsJob
  private readonly way: PositionsJob['ways'][number]
  private readonly client: SupabaseClient
  private step = 0

  constructor(given: PositionsJob, way: PositionsJob['ways'][number]) {
    this.given = given
    this.way = way
    this.client = createClient(given.apiUrl, given.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    })
  }

  async follow(): Promise<void> {
    await this.client.realtime.setAuth(this.way.follower)
    const channel = this.client.channel(`order:${this.way.order}`, { config: { private: true } })
    channel.on('broadcast', { event: 'courier_position' }, ({ payload }) => {
      const name = heard.parse(payload).lat.toFixed(6)
      const reportedAt = this.open.get(name)
      if (reportedAt === undefined) return
      this.open.delete(name)
      this.delays.push(performance.now() - reportedAt)
    })
    await new Promise<void>((resolve, reject) => {
      channel.subscribe((status, problem) => {
        if (status === 'SUBSCRIBED') resolve()
        else if (status !== 'CLOSED') reject(problem ?? new Error(status))
      })
    })
  }

  async report(): Promise<void> {
    this.step += 1
    const lat = Number((this.way.lat + this.step * STEP).toFixed(6))
    this.open.set(lat.toFixed(6), performance.now())
    const response = await fetch(`${this.given.apiUrl}/rest/v1/rpc/report_position`, {
      method: 'POST',
      headers: {
        apikey: this.given.publishableKey,
        authorization: `Bearer ${this.way.courier}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ lat, lng: this.way.lng, accuracy_m: 10 }),
    })
    if (!response.ok) throw new Error(`report_position: ${response.status} ${await response.text()}`)
    answered.parse(await response.json())
  }

  /** Waits for what is under way; whatever does not come in time is lost and has no delay. */
  async settle(): Promise<void> {
    const until = performance.now() + LATEST_MS
    while (this.open.size > 0 && performance.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 20))
    this.open.clear()
  }

  end(): Promise<unknown> {
    return this.client.realtime.disconnect()
  }
}

async function work(given: PositionsJob): Promise<PositionsLoad[]> {
  const ways = given.ways.map((way) => new Way(given, way))
  for (const way of ways) await way.follow()
  const report = (client: number) =>
    ways[client]?.report() ?? Promise.reject(new Error('fewer couriers than clients'))
  const found: PositionsLoad[] = []
  for (const { clients, callsEach } of given.loads) {
    // The first calls prepare plans and caches and do not count.
    await runInParallel(clients, 3, report)
    for (const way of ways) {
      await way.settle()
      way.delays = []
    }
    const run: ParallelRun = await runInParallel(clients, callsEach, report)
    await Promise.all(ways.map((way) => way.settle()))
    found.push({
      clients,
      ...run,
      delays: ways.flatMap(({ delays }) => delays),
      reported: clients * callsEach,
    })
  }
  await Promise.all(ways.map((way) => way.end()))
  return found
}

// The callers have a process of their own, so that they do not take turns with the server in one.
process.once('message', (message) => {
  void work(job.parse(message)).then((result) => {
    process.send?.(result, () => process.disconnect())
  })
})
