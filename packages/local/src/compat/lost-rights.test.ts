import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../../../supabase/seeds/demo-accounts.ts'
import { paths } from '../database/paths.ts'
import { type Stack, startStack } from '../start/stack.ts'
import { demoCustomer, orderThroughApi } from './order-through-api.ts'
import { seededDatabase } from './test-database.ts'

/** What a subscription reports and hears, each in its order. */
class Subscription {
  readonly heard: string[] = []
  readonly joined: Promise<string>
  readonly closed: Promise<void>

  constructor(client: SupabaseClient, topic: string) {
    const joined = Promise.withResolvers<string>()
    const closed = Promise.withResolvers<void>()
    this.joined = joined.promise
    this.closed = closed.promise
    const channel: RealtimeChannel = client.channel(topic, { config: { private: true } })
    channel
      .on('broadcast', { event: '*' }, ({ event }) => this.heard.push(event))
      .subscribe((status) => (status === 'CLOSED' ? closed.resolve() : joined.resolve(status)))
  }
}

describe('whoever loses a right hears nothing more (Issue: lost rights)', () => {
  let folder: string
  let stack: Stack
  const clients: SupabaseClient[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'angadi-lost-rights-'))
    stack = await startStack({ root: paths.root, openDatabase: seededDatabase, scratchFolder: folder })
  }, 120_000)
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.removeAllChannels()))
    await stack.stop()
    await rm(folder, { recursive: true, force: true })
  })

  async function demo(role: 'courier' | 'admin'): Promise<{ client: SupabaseClient; id: string }> {
    const account = demoAccounts.find((one) => one.role === role)
    if (!account) throw new Error(`the seeds have no ${role}`)
    const client = createClient(stack.apiUrl, stack.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    })
    const { data } = await client.auth.verifyOtp({ phone: account.phone, token: account.code, type: 'sms' })
    clients.push(client)
    await client.realtime.setAuth()
    return { client, id: data.user?.id ?? '' }
  }

  it('a courier who gives a job back, at once; the customer goes on under the topic’s new name', async () => {
    const customer = await demoCustomer(stack)
    clients.push(customer)
    await customer.realtime.setAuth()
    const { client: courier, id } = await demo('courier')
    const number = await orderThroughApi(customer)
    const [order] = await stack.database.query(
      `update public.jobs as d set state = 'assigned', performer_id = $1::uuid, assigned_at = now()
       from public.enhanced_orders as o where o.id = d.order_id and o.order_number = $2 returning d.order_id::text as id`,
      [id, number],
    )
    const topic = `order:${String(order?.['id'])}`
    const [left, stayed] = [new Subscription(courier, topic), new Subscription(customer, topic)]
    expect(await Promise.all([left.joined, stayed.joined])).toEqual(['SUBSCRIBED', 'SUBSCRIBED'])

    await courier.rpc('release_job', { order_id: order?.['id'], reason: 'bike broke down' }).throwOnError()
    await left.closed
    const { data: name } = await customer.rpc('live_topic', { topic })
    expect(name).toBe(`${topic}:2`)
    const refused = await courier.rpc('live_topic', { topic })
    expect(refused.error?.details).toBe('topic_forbidden')
    const [again, outside] = [
      new Subscription(customer, `${topic}:2`),
      new Subscription(courier, `${topic}:2`),
    ]
    expect(await Promise.all([again.joined, outside.joined])).toEqual(['SUBSCRIBED', 'CHANNEL_ERROR'])
    await customer
      .rpc('cancel_order', { order_id: order?.['id'], reason_code: 'changed_mind' })
      .throwOnError()
    await expect.poll(() => again.heard).toContain('order_event')
    expect(stayed.heard).toContain('renamed')
    expect([...left.heard, ...outside.heard]).not.toContain('order_event')
  })

  it('an administrator who was revoked, at once', async () => {
    const { client, id } = await demo('admin')
    const [region] = await stack.database.query(
      "select id::text from public.regions where slug = 'hyderabad'",
      [],
    )
    const subscription = new Subscription(client, `region:${String(region?.['id'])}`)
    expect(await subscription.joined).toBe('SUBSCRIBED')
    await stack.database.query("delete from public.user_roles where user_id = $1::uuid and role = 'admin'", [
      id,
    ])
    await subscription.closed
    expect(subscription.heard).toEqual(['renamed'])
  })
})
