import type { WebSocket } from 'ws'
import { type Caller, callerOf } from '../gateway/credentials.ts'
import type { StackDatabase } from '../gateway/database-port.ts'
import type { Keys } from '../gateway/keys.ts'
import { isJsonTooDeep } from '../gateway/nesting.ts'
import { Channel, type ChannelOutlet, joinSchema, type Reply } from './channel.ts'
import type { Hub } from './hub.ts'
import { JoinLimit } from './join-limit.ts'
import {
  type Broadcast,
  decodeBinary,
  decodeText,
  encodeBroadcast,
  encodeText,
  type Message,
  type Version,
} from './protocol.ts'

const PREFIX = 'realtime:'
const SILENCE_MS = 90_000
const MAX_UNSENT_BYTES = 8 * 1024 * 1024

/** What a socket needs around it. */
export interface SocketSurroundings {
  readonly database: StackDatabase
  readonly keys: Keys
  readonly hub: Hub
  readonly log: (line: string) => void
}

/** One WebSocket connection and its channels. Messages are handled one after the other, in the order they came. */
export class RealtimeSocket implements ChannelOutlet {
  private readonly socket: WebSocket
  private readonly version: Version
  private readonly apiKey: string
  private readonly around: SocketSurroundings
  private readonly channels = new Map<string, Channel>()
  private readonly joins = new JoinLimit()
  private queue: Promise<void> = Promise.resolve()
  private silence: NodeJS.Timeout | undefined

  constructor(socket: WebSocket, version: Version, apiKey: string, around: SocketSurroundings) {
    this.socket = socket
    this.version = version
    this.apiKey = apiKey
    this.around = around
    socket.on('message', (data, isBinary) => this.receive(data, isBinary))
    socket.on('close', () => this.end())
    socket.on('error', () => socket.terminate())
    this.expectLife()
  }

  broadcast(topic: string, broadcast: Broadcast): void {
    this.write(encodeBroadcast(PREFIX + topic, broadcast, this.version))
  }

  push(topic: string, event: string, payload: unknown, joinRef: string): void {
    this.write(encodeText({ joinRef, ref: null, topic: PREFIX + topic, event, payload }, this.version))
  }

  closed(channel: Channel): void {
    if (this.channels.get(channel.topic) === channel) this.channels.delete(channel.topic)
  }

  private write(frame: string | Buffer | undefined): void {
    if (frame === undefined || this.socket.readyState !== this.socket.OPEN) return
    // A client that stopped reading must not fill this process's memory; it reconnects and catches up.
    if (this.socket.bufferedAmount > MAX_UNSENT_BYTES) this.socket.terminate()
    else this.socket.send(frame)
  }

  private expectLife(): void {
    clearTimeout(this.silence)
    this.silence = setTimeout(() => this.socket.close(1000, 'no heartbeat'), SILENCE_MS)
    this.silence.unref()
  }

  private end(): void {
    clearTimeout(this.silence)
    for (const channel of this.channels.values()) channel.leave()
    this.channels.clear()
  }

  private receive(data: unknown, isBinary: boolean): void {
    this.expectLife()
    const frame = Buffer.isBuffer(data) ? data : Buffer.alloc(0)
    // Broadcasts in JSON come in binary frames as well, behind seven bytes that say so.
    const json = isBinary ? frame.subarray(frame[6] === 1 ? 7 : frame.length) : frame
    if (isJsonTooDeep(json)) return
    const message = isBinary ? decodeBinary(frame) : decodeText(frame.toString('utf8'), this.version)
    if (!message) return
    if (message.topic === 'phoenix') {
      this.reply(message, { status: 'ok', response: {} })
      return
    }
    this.queue = this.queue
      .then(() => this.handle(message))
      .catch((error: unknown) => {
        this.around.log(
          `realtime ${message.topic}: ${error instanceof Error ? error.message : String(error)}`,
        )
        this.reply(message, { status: 'error', response: { reason: 'Unknown Error on Channel' } })
      })
  }

  private reply({ joinRef, ref, topic }: Message, reply: Reply): void {
    if (!reply || ref === null) return
    this.write(encodeText({ joinRef, ref, topic, event: 'phx_reply', payload: reply }, this.version))
  }

  private async handle(message: Message): Promise<void> {
    const topic = message.topic.startsWith(PREFIX) ? message.topic.slice(PREFIX.length) : undefined
    if (!topic) return this.reply(message, { status: 'error', response: { reason: 'unmatched topic' } })
    if (message.event === 'phx_join') return this.join(topic, message)
    const channel = this.channels.get(topic)
    if (!channel) return this.reply(message, { status: 'error', response: { reason: 'unmatched topic' } })
    switch (message.event) {
      case 'phx_leave':
        channel.leave()
        this.channels.delete(topic)
        this.reply(message, { status: 'ok', response: {} })
        return this.push(topic, 'phx_close', {}, channel.joinRef)
      case 'access_token':
        return this.renew(channel, message.payload)
      default:
        return this.reply(message, await channel.receive(message.event, message.payload))
    }
  }

  private callerFor(token: string | null | undefined): Promise<Caller> {
    return callerOf(token || this.apiKey, this.around.keys)
  }

  private async join(topic: string, message: Message): Promise<void> {
    const parsed = joinSchema.safeParse(message.payload)
    if (!parsed.success)
      return this.reply(message, { status: 'error', response: { reason: 'Invalid join payload' } })
    const before = this.channels.get(topic)
    if (before) {
      before.leave()
      this.channels.delete(topic)
      this.push(topic, 'phx_close', {}, before.joinRef)
    }
    const refusal = this.joins.refusal(this.channels.size)
    if (refusal) return this.reply(message, { status: 'error', response: { reason: refusal } })
    const caller = await this.callerFor(parsed.data.access_token)
    if ('reason' in caller)
      return this.reply(message, { status: 'error', response: { reason: caller.reason } })
    const joinRef = message.joinRef ?? message.ref ?? ''
    const { database, hub } = this.around
    const channel = new Channel(topic, joinRef, parsed.data.config, caller.claims, {
      database,
      hub,
      outlet: this,
    })
    const reply = await channel.join()
    if (reply?.status === 'ok') {
      if (this.socket.readyState !== this.socket.OPEN) return channel.leave()
      this.channels.set(topic, channel)
    }
    this.reply(message, reply)
    if (reply?.status === 'ok') channel.welcome()
  }

  private async renew(channel: Channel, payload: unknown): Promise<void> {
    const parsed = joinSchema.pick({ access_token: true }).safeParse(payload)
    await channel.renew(await this.callerFor(parsed.success ? parsed.data.access_token : undefined))
  }
}
