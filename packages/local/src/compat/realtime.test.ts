import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signToken } from '../gateway/jwt.ts'
import { type CompatStack, signedUp, startCompatStack } from './compat-stack.ts'

interface Outcome {
  readonly status: string
  readonly reason: string | undefined
}

/** Resolves with the first thing that subscribe reports. */
function subscribed(channel: RealtimeChannel): Promise<Outcome> {
  return new Promise((resolve) => {
    channel.subscribe((status, error) => resolve({ status, reason: error?.message }))
  })
}

/** Collects what a channel receives and lets a test wait for the next thing. */
class Inbox<T> {
  readonly all: T[] = []
  private readonly waiting: ((value: T) => void)[] = []

  readonly add = (value: T): void => {
    this.all.push(value)
    this.waiting.shift()?.(value)
  }

  next(): Promise<T> {
    return new Promise((resolve) => this.waiting.push(resolve))
  }
}

async function personWithSocket(compat: CompatStack) {
  const person = await signedUp(compat)
  await person.client.realtime.setAuth()
  return person
}

describe('supabase-js talks over Realtime', () => {
  let compat: CompatStack

  beforeAll(async () => {
    compat = await startCompatStack()
  }, 60_000)
  afterAll(() => compat.stop())

  async function addToRoom(room: string, ...ids: readonly string[]): Promise<void> {
    for (const id of ids)
      await compat.stack.database.query('insert into public.room_members values ($1, $2::uuid)', [room, id])
  }

  function told(client: SupabaseClient, id: string): { channel: RealtimeChannel; inbox: Inbox<unknown> } {
    const inbox = new Inbox<unknown>()
    const channel = client
      .channel(`user:${id}`, { config: { private: true } })
      .on('broadcast', { event: 'told' }, ({ payload }) => inbox.add(payload))
    return { channel, inbox }
  }

  it('gives one socket a hundred channels and no more', async () => {
    const client = compat.client()
    const joined: Outcome[] = []
    for (let number = 0; number < 100; number++)
      joined.push(await subscribed(client.channel(`many:${number}`)))
    expect(new Set(joined.map(({ status }) => status))).toEqual(new Set(['SUBSCRIBED']))
    const more = await subscribed(client.channel('many:more'))
    expect(more.status).toBe('CHANNEL_ERROR')
    expect(more.reason).toMatch(/ChannelRateLimitReached|ClientJoinRateLimitReached/)
    await client.removeAllChannels()
  })

  it('lets a person join their own private topic and hear the database within milliseconds of the commit', async () => {
    const { client, id } = await personWithSocket(compat)
    const { channel, inbox } = told(client, id)
    expect(await subscribed(channel)).toEqual({ status: 'SUBSCRIBED', reason: undefined })
    const delays: number[] = []
    for (let round = 0; round < 5; round++) {
      const heard = inbox.next()
      await compat.stack.database.query('select public.tell($1::uuid, $2)', [id, `round ${round}`])
      const committedAt = performance.now()
      expect(await heard).toMatchObject({ message: `round ${round}` })
      delays.push(performance.now() - committedAt)
    }
    expect(Math.min(...delays)).toBeLessThan(20)
  })

  it('gives what the database sends an id, which is also that of the stored message', async () => {
    const { client, id } = await personWithSocket(compat)
    const { channel, inbox } = told(client, id)
    await subscribed(channel)
    const heard = inbox.next()
    await compat.stack.database.query('select public.tell($1::uuid, $2)', [id, 'once'])
    const [stored] = await compat.stack.database.query(
      'select id::text as id, payload from realtime.messages where topic = $1',
      [`user:${id}`],
    )
    expect(await heard).toEqual({ id: stored?.['id'], message: 'once' })
    expect(stored?.['payload']).toEqual({ id: stored?.['id'], message: 'once' })
  })

  it('carries messages of the database that NOTIFY cannot, in their order among the others', async () => {
    const { client, id } = await personWithSocket(compat)
    const { channel, inbox } = told(client, id)
    await subscribed(channel)
    const long = 'నమస్తే '.repeat(20_000)
    const texts = ['first', long, 'third', long, 'last']
    const last = new Promise<void>((resolve) => {
      channel.on('broadcast', { event: 'told' }, ({ payload }) => {
        if (payload['message'] === 'last') resolve()
      })
    })
    for (const text of texts)
      await compat.stack.database.query('select public.tell($1::uuid, $2)', [id, text])
    await last
    expect(inbox.all).toMatchObject(texts.map((message) => ({ message })))
  })

  it('undoes no work whose message cannot be sent', async () => {
    const { id } = await signedUp(compat)
    const [row] = await compat.stack.database.query(
      'select public.tell_what_cannot_be_sent($1::uuid) as outcome',
      [id],
    )
    expect(row?.['outcome']).toBe('done')
  })

  it("refuses a stranger's private topic, with the reason", async () => {
    const owner = await signedUp(compat)
    const stranger = await personWithSocket(compat)
    const outcome = await subscribed(told(stranger.client, owner.id).channel)
    expect(outcome.status).toBe('CHANNEL_ERROR')
    expect(outcome.reason).toContain('You do not have permissions to read from this Channel topic')
  })

  it('refuses a guest on a private topic, and lets a guest into a public one', async () => {
    const owner = await signedUp(compat)
    const guest = compat.client()
    expect((await subscribed(told(guest, owner.id).channel)).status).toBe('CHANNEL_ERROR')
    expect((await subscribed(compat.client().channel('lobby'))).status).toBe('SUBSCRIBED')
  })

  it('keeps a private topic apart from a public one of the same name', async () => {
    const { id } = await signedUp(compat)
    const eavesdropper = compat.client()
    const inbox = new Inbox<unknown>()
    const channel = eavesdropper.channel(`user:${id}`).on('broadcast', { event: '*' }, inbox.add)
    expect((await subscribed(channel)).status).toBe('SUBSCRIBED')
    await compat.stack.database.query('select public.tell($1::uuid, $2)', [id, 'a secret'])
    await channel.send({ type: 'broadcast', event: 'ping', payload: {} })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(inbox.all).toEqual([])
  })

  it('carries messages between members of a room, acknowledged, and back to the sender only when asked', async () => {
    const [asha, ravi] = [await personWithSocket(compat), await personWithSocket(compat)]
    await addToRoom('kitchen', asha.id, ravi.id)
    const config = { private: true, broadcast: { ack: true, self: false } }
    const [ashaHears, raviHears] = [new Inbox<unknown>(), new Inbox<unknown>()]
    const ashaRoom = asha.client
      .channel('room:kitchen', { config })
      .on('broadcast', { event: 'said' }, ({ payload }) => ashaHears.add(payload))
    const raviRoom = ravi.client
      .channel('room:kitchen', { config: { ...config, broadcast: { ack: true, self: true } } })
      .on('broadcast', { event: 'said' }, ({ payload }) => raviHears.add(payload))
    expect((await subscribed(ashaRoom)).status).toBe('SUBSCRIBED')
    expect((await subscribed(raviRoom)).status).toBe('SUBSCRIBED')

    const heard = raviHears.next()
    expect(await ashaRoom.send({ type: 'broadcast', event: 'said', payload: { text: 'నమస్తే' } })).toBe('ok')
    expect(await heard).toEqual({ text: 'నమస్తే' })
    expect(ashaHears.all).toEqual([])

    const [atAsha, atRavi] = [ashaHears.next(), raviHears.next()]
    await raviRoom.send({ type: 'broadcast', event: 'said', payload: { text: 'hello' } })
    expect(await atAsha).toEqual({ text: 'hello' })
    expect(await atRavi).toEqual({ text: 'hello' })
  })

  it('delivers nothing from who may listen but not speak', async () => {
    const { client, id } = await personWithSocket(compat)
    const inbox = new Inbox<unknown>()
    const channel = client.channel(`user:${id}`, {
      config: { private: true, broadcast: { ack: true, self: true } },
    })
    channel.on('broadcast', { event: 'told' }, ({ payload }) => inbox.add(payload))
    expect((await subscribed(channel)).status).toBe('SUBSCRIBED')
    expect(await channel.send({ type: 'broadcast', event: 'told', payload: { message: 'forged' } })).toBe(
      'error',
    )
    expect(inbox.all).toEqual([])
  })

  it('carries messages sent over HTTP, under the same policies', async () => {
    const [asha, ravi, stranger] = [
      await personWithSocket(compat),
      await personWithSocket(compat),
      await personWithSocket(compat),
    ]
    await addToRoom('office', asha.id, ravi.id)
    const config = { private: true }
    const hears = new Inbox<unknown>()
    const room = ravi.client
      .channel('room:office', { config })
      .on('broadcast', { event: 'note' }, ({ payload }) => hears.add(payload))
    await subscribed(room)
    const heard = hears.next()
    expect(await asha.client.channel('room:office', { config }).httpSend('note', { n: 1 })).toEqual({
      success: true,
    })
    expect(await heard).toEqual({ n: 1 })
    await expect(
      stranger.client.channel('room:office', { config }).httpSend('note', { n: 2 }),
    ).rejects.toThrow('Unauthorized')
    expect(hears.all).toEqual([{ n: 1 }])
  })

  it('carries bytes', async () => {
    const [one, two] = [compat.client(), compat.client()]
    const hears = new Inbox<unknown>()
    const receiving = two
      .channel('bytes')
      .on('broadcast', { event: 'blob' }, ({ payload }) => hears.add(payload))
    const sending = one.channel('bytes')
    await subscribed(receiving)
    await subscribed(sending)
    const heard = hears.next()
    await sending.send({ type: 'broadcast', event: 'blob', payload: new Uint8Array([1, 2, 255]).buffer })
    const received = await heard
    expect(received instanceof ArrayBuffer && [...new Uint8Array(received)]).toEqual([1, 2, 255])
  })

  it('shows who is present, who comes and who goes', async () => {
    const [one, two] = [compat.client(), compat.client()]
    const synced = new Inbox<readonly string[]>()
    const watching = one.channel('hall', { config: { presence: { key: 'asha' } } })
    watching.on('presence', { event: 'sync' }, () => synced.add(Object.keys(watching.presenceState()).sort()))
    await subscribed(watching)
    let next = synced.next()
    await watching.track({ mood: 'hungry' })
    expect(await next).toEqual(['asha'])
    const coming = two.channel('hall', { config: { presence: { key: 'ravi' } } })
    const seenByRavi = new Inbox<readonly string[]>()
    coming.on('presence', { event: 'sync' }, () => seenByRavi.add(Object.keys(coming.presenceState()).sort()))
    next = synced.next()
    const first = seenByRavi.next()
    await subscribed(coming)
    expect(await first).toEqual(['asha'])
    await coming.track({ mood: 'cooking' })
    expect(await next).toEqual(['asha', 'ravi'])
    next = synced.next()
    await two.removeAllChannels()
    expect(await next).toEqual(['asha'])
  })

  it('comes back by itself after the connection was lost', async () => {
    const { client, id } = await personWithSocket(compat)
    const { channel, inbox } = told(client, id)
    const statuses = new Inbox<string>()
    channel.subscribe((status) => statuses.add(status))
    expect(await statuses.next()).toBe('SUBSCRIBED')
    const [lost, back] = [statuses.next(), statuses.next()]
    compat.stack.realtime.dropConnections()
    expect(await lost).toBe('CHANNEL_ERROR')
    expect(await back).toBe('SUBSCRIBED')
    const heard = inbox.next()
    await compat.stack.database.query('select public.tell($1::uuid, $2)', [id, 'welcome back'])
    expect(await heard).toMatchObject({ message: 'welcome back' })
  })

  it('closes the channel when the token expires, and goes on when it was renewed in time', async () => {
    const { id } = await signedUp(compat)
    const expiring = (seconds: number) =>
      signToken(
        {
          role: 'authenticated',
          sub: id,
          aud: 'authenticated',
          exp: Math.floor(Date.now() / 1000) + seconds,
        },
        compat.stack.signingKey,
      )
    const start = async (): Promise<{ client: SupabaseClient; statuses: Inbox<string> }> => {
      const client = compat.client()
      await client.realtime.setAuth(await expiring(2))
      const statuses = new Inbox<string>()
      const joined = statuses.next()
      told(client, id).channel.subscribe((status) => statuses.add(status))
      expect(await joined).toBe('SUBSCRIBED')
      return { client, statuses }
    }
    const [left, renewed] = await Promise.all([start(), start()])
    const closed = left.statuses.next()
    await renewed.client.realtime.setAuth(await expiring(3600))
    expect(await closed).toBe('CLOSED')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(renewed.statuses.all).toEqual(['SUBSCRIBED'])
  })

  it('ends the channel of whoever lost the right to it as soon as the database says so, and nobody else’s', async () => {
    const [asha, ravi] = [await personWithSocket(compat), await personWithSocket(compat)]
    await addToRoom('cellar', asha.id, ravi.id)
    const joined = async ({ client }: { client: SupabaseClient }) => {
      const statuses = new Inbox<string>()
      const heard = new Inbox<unknown>()
      const first = statuses.next()
      client
        .channel('room:cellar', { config: { private: true } })
        .on('broadcast', { event: 'said' }, ({ payload }) => heard.add(payload))
        .subscribe((status) => statuses.add(status))
      expect(await first).toBe('SUBSCRIBED')
      return { statuses, heard }
    }
    const [ashas, ravis] = [await joined(asha), await joined(ravi)]
    const [closed, heard] = [ravis.statuses.next(), ashas.heard.next()]
    await compat.stack.database.query('delete from public.room_members where user_id = $1::uuid', [ravi.id])
    await compat.stack.database.query("select pg_notify('realtime_recheck', $1)", [ravi.id])
    expect(await closed).toBe('CLOSED')
    await compat.stack.database.query("select pg_notify('realtime_recheck', $1)", [asha.id])
    await compat.stack.database.query(
      "select realtime.send(jsonb_build_object('n', 1), 'said', 'room:cellar', true)",
      [],
    )
    expect(await heard).toMatchObject({ n: 1 })
    expect(ashas.statuses.all).toEqual(['SUBSCRIBED'])
    expect(ravis.heard.all).toEqual([])
  })

  it('ends a channel whose new token may not be there', async () => {
    const { client, id } = await personWithSocket(compat)
    const statuses = new Inbox<string>()
    const joined = statuses.next()
    told(client, id).channel.subscribe((status) => statuses.add(status))
    expect(await joined).toBe('SUBSCRIBED')
    const closed = statuses.next()
    await client.realtime.setAuth(
      await signToken({ role: 'authenticated', sub: crypto.randomUUID() }, compat.stack.signingKey),
    )
    expect(await closed).toBe('CLOSED')
  })

  it('connects nobody without an API key', async () => {
    const socket = new WebSocket(
      `${compat.stack.apiUrl.replace('http', 'ws')}/realtime/v1/websocket?apikey=wrong`,
    )
    await new Promise((resolve) => socket.addEventListener('close', resolve, { once: true }))
    expect(socket.readyState).toBe(WebSocket.CLOSED)
  })
})
