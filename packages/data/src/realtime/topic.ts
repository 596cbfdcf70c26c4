import type { RealtimeChannel } from '@supabase/realtime-js'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { socket } from './socket.ts'

/** One thing that happened on a topic. */
export interface TopicEvent {
  readonly event: string
  readonly payload: Readonly<Record<string, unknown>>
}

type Listener = (event: TopicEvent) => void

const eventRow = z.object({
  seq: z.coerce.number(),
  event: z.string(),
  payload: z.record(z.string(), z.unknown()),
})
const seqOf = z.object({ seq: z.optional(z.number()), topic_seq: z.optional(z.number()) })

/**
 * A private topic that is joined once, however many components listen to it. After a lost connection it asks the
 * database for what it missed, so that a listener hears every event of the topic's numbering.
 */
export class Topic {
  readonly name: string
  private readonly listeners = new Set<Listener>()
  private channel: RealtimeChannel | undefined
  private lastSeq: number | undefined
  private hasJoined = false

  constructor(name: string) {
    this.name = name
  }

  /** Adds a listener and joins when it is the first; the result takes it away again. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener)
    if (this.listeners.size === 1) void this.join()
    return () => {
      this.listeners.delete(listener)
      // A screen that changes to the next one leaves and joins within a moment: the channel outlives that.
      setTimeout(() => this.listeners.size === 0 && void this.leave(), 1000)
    }
  }

  private async join(): Promise<void> {
    if (this.channel) return
    const connection = await socket()
    if (this.channel || this.listeners.size === 0) return
    await connection.setAuth()
    this.channel = connection
      .channel(this.name, { config: { private: true } })
      .on('broadcast', { event: '*' }, ({ event, payload }) =>
        this.receive({ event, payload: { ...payload } }),
      )
    this.channel.subscribe((status) => {
      if (status === 'SUBSCRIBED') void this.catchUp()
    })
  }

  private async leave(): Promise<void> {
    const channel = this.channel
    this.channel = undefined
    this.hasJoined = false
    if (channel) await channel.unsubscribe()
  }

  private receive(event: TopicEvent): void {
    const { data } = seqOf.safeParse(event.payload)
    const seq = this.name.startsWith('order:') ? data?.seq : data?.topic_seq
    if (seq !== undefined) this.lastSeq = Math.max(this.lastSeq ?? 0, seq)
    for (const listener of this.listeners) listener(event)
  }

  /** The first join begins from now; every later one asks for what happened in between. */
  private async catchUp(): Promise<void> {
    const isReturn = this.hasJoined
    this.hasJoined = true
    if (!isReturn) {
      for (const listener of this.listeners) listener({ event: 'joined', payload: {} })
      return
    }
    const missed = await call(
      'events_since',
      { topic: this.name, seq: this.lastSeq ?? 0 },
      z.array(eventRow),
    ).catch(() => undefined)
    // Nothing missed may also mean that a number was never seen here: looking again costs little.
    if (missed === undefined || missed.length === 0 || this.lastSeq === undefined) {
      for (const listener of this.listeners) listener({ event: 'rejoined', payload: {} })
      return
    }
    for (const { event, payload } of missed) this.receive({ event, payload })
  }
}

const topics = new Map<string, Topic>()

/** The topic of a name; the same object for everybody on the page. */
export function topicNamed(name: string): Topic {
  const known = topics.get(name)
  if (known) return known
  const topic = new Topic(name)
  topics.set(name, topic)
  return topic
}
