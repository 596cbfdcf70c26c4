import * as z from 'zod/mini'

const frame = z.tuple([
  z.nullable(z.string()),
  z.nullable(z.string()),
  z.string(),
  z.string(),
  z.record(z.string(), z.unknown()),
])

/** A message of the protocol that the page sent: its references, topic and event. */
interface Sent {
  readonly joinRef: string | null
  readonly ref: string | null
  readonly topic: string
  readonly event: string
}

/**
 * The server side of a WebSocket in tests: records what the library sends and replies only on request, so that a test
 * decides which answer is late, lost or a refusal, and in which order.
 */
export class ScriptedSocket extends EventTarget {
  static readonly opened: ScriptedSocket[] = []
  readonly CONNECTING = 0
  readonly OPEN = 1
  readonly CLOSING = 2
  readonly CLOSED = 3
  readonly protocol = ''
  readonly url: string
  readonly sent: Sent[] = []
  readyState = 0
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  onerror: ((event: Event) => void) | null = null

  constructor(url: string | URL) {
    super()
    this.url = String(url)
    ScriptedSocket.opened.push(this)
    queueMicrotask(() => {
      this.readyState = this.OPEN
      this.onopen?.(new Event('open'))
    })
  }

  send(data: unknown): void {
    const { data: read } = frame.safeParse(JSON.parse(String(data)))
    if (!read) return
    const [joinRef, ref, topic, event] = read
    this.sent.push({ joinRef, ref, topic, event })
  }

  close(): void {
    this.readyState = this.CLOSED
    this.onclose?.(new CloseEvent('close', { code: 1000, wasClean: true }))
  }

  /** Drops the connection, as in a tunnel. */
  drop(): void {
    this.readyState = this.CLOSED
    this.onclose?.(new CloseEvent('close', { code: 1006, wasClean: false }))
  }

  /** How many messages of an event were sent, such as `phx_join`. */
  count(event: string): number {
    return this.sent.filter((sent) => sent.event === event).length
  }

  /** Answers the latest message of an event. */
  answer(event: string, status: 'ok' | 'error' = 'ok'): void {
    const sent = this.sent.findLast((one) => one.event === event)
    if (!sent) throw new Error(`nothing asked for ${event}`)
    this.say(sent.joinRef, sent.ref, sent.topic, 'phx_reply', { status, response: {} })
  }

  /** Sends an event on the topic that was joined last. */
  broadcast(event: string, payload: Readonly<Record<string, unknown>>): void {
    const joined = this.sent.findLast((one) => one.event === 'phx_join')
    this.say(null, null, joined?.topic ?? '', 'broadcast', { type: 'broadcast', event, payload })
  }

  /** Closes the channel that was joined last, as the server does. */
  closeChannel(): void {
    const joined = this.sent.findLast((one) => one.event === 'phx_join')
    this.say(joined?.ref ?? null, joined?.ref ?? null, joined?.topic ?? '', 'phx_close', {})
  }

  private say(...message: readonly [string | null, string | null, string, string, object]): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
}
