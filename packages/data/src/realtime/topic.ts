import type { RealtimeChannel, RealtimeClient } from '@supabase/realtime-js'
import * as z from 'zod/mini'
import { liveTopic } from './live-topic.ts'
import { missedEvents, type StoredEvent } from './missed-events.ts'
import { socket } from './socket.ts'

/** An event of a topic. */
export interface TopicEvent {
  readonly event: string
  readonly payload: Readonly<Record<string, unknown>>
}

type Listener = (event: TopicEvent) => void

/** The dependencies of a topic. */
export interface TopicSource {
  /** Opens the live connection, or returns the open one. */
  readonly connect: () => Promise<RealtimeClient>
  /** The events of a topic after a number. */
  readonly missed: (topic: string, seq: number) => Promise<readonly StoredEvent[]>
  /** The name under which a topic is joined now. */
  readonly currentName: (topic: string) => Promise<string>
}

const server: TopicSource = { connect: socket, missed: missedEvents, currentName: liveTopic }

/** What the server says on the old name of a topic when it has got another. */
const RENAMED = 'renamed'

const seqOf = z.object({ seq: z.optional(z.number()), topic_seq: z.optional(z.number()) })

/**
 * How long a channel stays open after its last listener, in milliseconds: changing from one screen to the next takes
 * less.
 */
const LINGER_MS = 1000
const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 30_000

/**
 * A private topic that is joined once, however many components listen to it. After a lost connection it asks the
 * database for what it missed, so that a listener receives every event of the topic's numbering. A join that fails is
 * tried again as long as there is a listener. When somebody loses the right to listen the server renames the topic; it is
 * joined anew under the name that the server gives then.
 */
export class Topic {
  readonly name: string
  private readonly source: TopicSource
  private readonly listeners = new Set<Listener>()
  private channel: RealtimeChannel | undefined
  /** The name on the line: `name` until the server has given another. */
  private joinedAs: string
  private isJoining = false
  private failures = 0
  private retryTimer: ReturnType<typeof setTimeout> | undefined
  private lastSeq: number | undefined
  private hasJoined = false

  constructor(name: string, source: TopicSource = server) {
    this.name = name
    this.joinedAs = name
    this.source = source
  }

  /** Adds a listener and joins when it is the first; the returned function removes it. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener)
    void this.join()
    return () => {
      this.listeners.delete(listener)
      setTimeout(() => this.listeners.size === 0 && this.leave(), LINGER_MS)
    }
  }

  private async join(): Promise<void> {
    if (this.channel || this.isJoining) return
    clearTimeout(this.retryTimer)
    this.isJoining = true
    try {
      const connection = await this.source.connect()
      await connection.setAuth()
      if (this.listeners.size > 0) this.subscribe(connection)
    } catch {
      this.retryLater()
    } finally {
      this.isJoining = false
    }
  }

  private subscribe(connection: RealtimeClient): void {
    const channel = connection
      .channel(this.joinedAs, { config: { private: true } })
      .on('broadcast', { event: '*' }, ({ event, payload }) => {
        if (event === RENAMED) void this.followName()
        else this.receive({ event, payload: { ...payload } })
      })
    this.channel = channel
    channel.subscribe((status) => {
      if (this.channel !== channel) return
      if (status === 'SUBSCRIBED') {
        this.failures = 0
        void this.catchUp()
      } else if (status === 'CLOSED') {
        // Closed by the server, as when a token has run out: the library joins again only after an error.
        this.channel = undefined
        this.retryLater()
      } else if (status === 'CHANNEL_ERROR' && connection.isConnected()) {
        // Refused, and not a lost connection.
        void this.followName()
      }
    })
  }

  /** Joins under another name where the server has given one; otherwise the library goes on trying. */
  private async followName(): Promise<void> {
    const { channel } = this
    const name = await this.source.currentName(this.name).catch(() => this.joinedAs)
    if (name === this.joinedAs || this.channel !== channel) return
    this.joinedAs = name
    this.channel = undefined
    void channel?.unsubscribe()
    void this.join()
  }

  private retryLater(): void {
    clearTimeout(this.retryTimer)
    const wait = Math.min(FIRST_RETRY_MS * 2 ** this.failures, LONGEST_RETRY_MS)
    this.failures += 1
    this.retryTimer = setTimeout(() => this.listeners.size > 0 && void this.join(), wait)
  }

  private leave(): void {
    clearTimeout(this.retryTimer)
    const { channel } = this
    this.channel = undefined
    this.hasJoined = false
    this.failures = 0
    void channel?.unsubscribe()
  }

  private receive(event: TopicEvent): void {
    const { data } = seqOf.safeParse(event.payload)
    const seq = this.name.startsWith('order:') ? data?.seq : data?.topic_seq
    if (seq !== undefined) this.lastSeq = Math.max(this.lastSeq ?? 0, seq)
    for (const listener of this.listeners) listener(event)
  }

  /** The first join starts from now; every later one fetches the events in between. */
  private async catchUp(): Promise<void> {
    const isReturn = this.hasJoined
    this.hasJoined = true
    if (!isReturn) {
      for (const listener of this.listeners) listener({ event: 'joined', payload: {} })
      return
    }
    const missed = await this.source.missed(this.name, this.lastSeq ?? 0).catch(() => undefined)
    // No missed events may also mean that this page never received a number, so listeners refetch.
    if (missed === undefined || missed.length === 0 || this.lastSeq === undefined) {
      for (const listener of this.listeners) listener({ event: 'rejoined', payload: {} })
      return
    }
    for (const { event, payload } of missed) this.receive({ event, payload })
  }
}

const topics = new Map<string, Topic>()

/** The topic of a name; the same object everywhere on the page. */
export function topicNamed(name: string): Topic {
  const known = topics.get(name)
  if (known) return known
  const topic = new Topic(name)
  topics.set(name, topic)
  return topic
}
