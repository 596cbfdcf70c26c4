import { randomUUID } from 'node:crypto'
import process from 'node:process'
import { z } from 'zod'
import { type ParallelRun, runInParallel } from './parallel.ts'

const job = z.object({
  apiUrl: z.url(),
  publishableKey: z.string(),
  /** One customer per client, with an address each. */
  customers: z.array(z.object({ token: z.string(), addressId: z.uuid() })),
  /** The vendor's position, the item that is ordered, and how often. */
  vendor: z.object({ id: z.uuid(), itemId: z.uuid(), lat: z.number(), lng: z.number() }),
  clients: z.int(),
  callsEach: z.int(),
  checkoutRounds: z.int(),
})
/** What a load process is to do; sent to it as a message. */
export type RestJob = z.infer<typeof job>

const run = z.object({ perSecond: z.number(), durations: z.array(z.number()).readonly() })
/** What it found out; its one message back. A checkout is one entry, its four calls together. */
export const restLoadResult = z.object({ home: run, list: run, menu: run, checkout: run })
export type RestLoadResult = z.infer<typeof restLoadResult>

const quoted = z.looseObject({ quote_id: z.uuid() })
const placed = z.looseObject({ outcome: z.literal('placed') })

class Api {
  private readonly job: RestJob

  constructor(given: RestJob) {
    this.job = given
  }

  async send(client: number | undefined, path: string, body?: object): Promise<unknown> {
    const { apiUrl, publishableKey, customers } = this.job
    const token = client === undefined ? publishableKey : customers[client]?.token
    const response = await fetch(`${apiUrl}/rest/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }

  async home(client: number): Promise<void> {
    const { lat, lng } = this.job.vendor
    // As many guests as customers: a customer's home holds their orders too.
    await this.send(client % 2 === 0 ? undefined : client, 'rpc/home_page', { lat, lng, language: 'en' })
  }

  async list(): Promise<void> {
    const { lat, lng } = this.job.vendor
    const near = { kind: 'food', lat, lng, sort: 'comprehensive', page_size: 20, language: 'en' }
    await this.send(undefined, 'rpc/vendors_near', { ...near, veg_only: false, open_only: false })
  }

  async menu(): Promise<void> {
    await this.send(undefined, 'rpc/get_menu', { vendor_id: this.job.vendor.id, language: 'en' })
  }

  async fillCart(client: number): Promise<void> {
    await this.send(client, 'rpc/add_to_cart', { item_id: this.job.vendor.itemId, quantity: 1 })
  }

  /** The calls that the app makes from a filled cart to the placed order. */
  async checkout(client: number): Promise<void> {
    await this.send(client, 'rpc/my_cart', { language: 'en' })
    await this.send(
      client,
      'addresses?select=id,label,line,landmark,city,pincode,lat,lng,is_default&order=is_default.desc,created_at.asc',
    )
    const request = { fulfilment: 'delivery', address_id: this.job.customers[client]?.addressId }
    const { quote_id } = quoted.parse(await this.send(client, 'rpc/quote_order', { request }))
    placed.parse(
      await this.send(client, 'rpc/place_order', {
        quote_id,
        idempotency_key: randomUUID(),
        payment_method: 'wallet',
      }),
    )
  }
}

function joined(runs: readonly ParallelRun[]): ParallelRun {
  const sorted = runs.map(({ perSecond }) => perSecond).toSorted((a, b) => a - b)
  return {
    perSecond: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    durations: runs.flatMap(({ durations }) => durations),
  }
}

async function work(given: RestJob): Promise<RestLoadResult> {
  const api = new Api(given)
  const { clients, callsEach, checkoutRounds } = given
  // The first calls prepare plans and caches and do not count.
  await runInParallel(clients, 3, (client) => api.home(client))
  const home = await runInParallel(clients, callsEach, (client) => api.home(client))
  await runInParallel(clients, 3, () => api.list())
  const list = await runInParallel(clients, callsEach, () => api.list())
  await runInParallel(clients, 3, () => api.menu())
  const menu = await runInParallel(clients, callsEach, () => api.menu())
  const checkouts: ParallelRun[] = []
  for (let round = 0; round <= checkoutRounds; round++) {
    await runInParallel(clients, 1, (client) => api.fillCart(client))
    const finished = await runInParallel(clients, 1, (client) => api.checkout(client))
    if (round > 0) checkouts.push(finished)
  }
  return { home, list, menu, checkout: joined(checkouts) }
}

// The callers have a process of their own, so that they do not take turns with the server in one.
process.once('message', (message) => {
  void work(job.parse(message)).then((result) => {
    process.send?.(result, () => process.disconnect())
  })
})
