import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { StackDatabase } from '../gateway/database-port.ts'
import type { Claims } from '../gateway/jwt.ts'
import { type Permission, readPermission, writePermission } from './authorization.ts'
import type { Hub, Member } from './hub.ts'
import type { PresenceDiff } from './presence.ts'
import type { Broadcast } from './protocol.ts'

const MAX_TIMER_MS = 2_147_483_647

export const joinSchema = z.object({
  access_token: z.string().nullish(),
  config: z
    .object({
      private: z.boolean().nullish(),
      broadcast: z.object({ ack: z.boolean().nullish(), self: z.boolean().nullish() }).nullish(),
      presence: z.object({ key: z.string().nullish(), enabled: z.boolean().nullish() }).nullish(),
      postgres_changes: z.array(z.unknown()).nullish(),
    })
    .prefault({}),
})

const broadcastSchema = z.object({
  event: z.string(),
  payload: z.unknown().optional(),
  persist: z.unknown().optional(),
})
const presenceSchema = z.object({ event: z.string(), payload: z.record(z.string(), z.unknown()).nullish() })

/** How a channel sends to its client. */
export interface ChannelOutlet {
  broadcast(topic: string, broadcast: Broadcast): void
  push(topic: string, event: string, payload: unknown, joinRef: string): void
  /** Called when the server ends the channel. */
  closed(channel: Channel): void
}

/** A reply to a push: `ok`, or `error` with the reason; undefined stays silent. */
export type Reply = { readonly status: 'ok' | 'error'; readonly response: unknown } | undefined

const ok: Reply = { status: 'ok', response: {} }
const refused = (reason: string): Reply => ({ status: 'error', response: { reason } })

/** One client's joined channel: its rights, its presence, and the end of its token. */
export class Channel implements Member {
  readonly topic: string
  readonly joinRef: string
  readonly isPrivate: boolean
  private readonly config: z.infer<typeof joinSchema>['config']
  private readonly presenceKey: string
  private readonly database: StackDatabase
  private readonly hub: Hub
  private readonly outlet: ChannelOutlet
  private claims: Claims
  private reading: Permission = { broadcast: true, presence: true }
  private writing: Promise<Permission> | undefined
  private wantsPresence: boolean
  private expiry: NodeJS.Timeout | undefined

  constructor(
    topic: string,
    joinRef: string,
    config: z.infer<typeof joinSchema>['config'],
    claims: Claims,
    services: { readonly database: StackDatabase; readonly hub: Hub; readonly outlet: ChannelOutlet },
  ) {
    this.topic = topic
    this.joinRef = joinRef
    this.config = config
    this.isPrivate = config.private === true
    this.presenceKey = config.presence?.key || randomUUID()
    this.wantsPresence = config.presence?.enabled === true
    this.claims = claims
    this.database = services.database
    this.hub = services.hub
    this.outlet = services.outlet
  }

  /** Checks the right to receive and enters the topic. */
  async join(): Promise<Reply> {
    if ((this.config.postgres_changes?.length ?? 0) > 0)
      return refused('PostgresChangesNotAvailable: subscribe to a broadcast of the database instead')
    const refusal = await this.authorize(this.claims)
    if (refusal) return refused(refusal)
    this.hub.join(this)
    this.watchExpiry()
    return { status: 'ok', response: { postgres_changes: [] } }
  }

  /** Sends who is present; the client expects it after the reply to its join. */
  welcome(): void {
    if (this.wantsPresence && this.reading.presence)
      this.outlet.push(this.topic, 'presence_state', this.hub.presenceOf(this).state(), this.joinRef)
  }

  /** Continues with another token, or ends the channel when that one may not receive here. */
  async renew(caller: { readonly claims: Claims } | { readonly reason: string }): Promise<void> {
    const refusal = 'claims' in caller ? await this.authorize(caller.claims) : caller.reason
    if (refusal) this.shutDown(refusal)
    else this.watchExpiry()
  }

  get personId(): string | undefined {
    return this.claims.sub
  }

  async recheck(): Promise<void> {
    const refusal = await this.authorize(this.claims)
    if (refusal) this.shutDown(refusal)
  }

  async receive(event: string, payload: unknown): Promise<Reply> {
    if (event === 'broadcast') return this.sendBroadcast(payload)
    if (event === 'presence') return this.changePresence(payload)
    return refused(`unknown event ${event}`)
  }

  leave(): void {
    clearTimeout(this.expiry)
    this.hub.leave(this)
  }

  deliver(broadcast: Broadcast): void {
    if (this.reading.broadcast) this.outlet.broadcast(this.topic, broadcast)
  }

  deliverDiff(diff: PresenceDiff): void {
    if (this.wantsPresence && this.reading.presence)
      this.outlet.push(this.topic, 'presence_diff', diff, this.joinRef)
  }

  private async authorize(claims: Claims): Promise<string | undefined> {
    this.claims = claims
    this.writing = undefined
    if (!this.isPrivate) return undefined
    this.reading = await readPermission(this.database, this.topic, claims)
    return this.reading.broadcast
      ? undefined
      : `Unauthorized: You do not have permissions to read from this Channel topic: ${this.topic}`
  }

  private watchExpiry(): void {
    clearTimeout(this.expiry)
    if (this.claims.exp === undefined) return
    const left = this.claims.exp * 1000 - Date.now()
    this.expiry = setTimeout(
      () => this.shutDown('Token has expired 0 seconds ago'),
      Math.min(Math.max(left, 0), MAX_TIMER_MS),
    )
    this.expiry.unref()
  }

  private shutDown(message: string): void {
    const system = { extension: 'system', status: 'error', message, channel: this.topic }
    this.outlet.push(this.topic, 'system', system, this.joinRef)
    this.outlet.push(this.topic, 'phx_close', {}, this.joinRef)
    this.leave()
    this.outlet.closed(this)
  }

  private async may(kind: keyof Permission): Promise<boolean> {
    if (!this.isPrivate) return true
    this.writing ??= writePermission(this.database, this.topic, this.claims)
    return (await this.writing)[kind]
  }

  private async sendBroadcast(payload: unknown): Promise<Reply> {
    const parsed = broadcastSchema.safeParse(payload)
    if (!parsed.success) return refused('A broadcast needs an event')
    if (parsed.data.persist) return refused('Stored broadcasts are not available')
    const wantsReply = this.config.broadcast?.ack === true
    if (!(await this.may('broadcast')))
      return wantsReply
        ? refused(`Unauthorized: You do not have permissions to send to this Channel topic: ${this.topic}`)
        : undefined
    const { event, payload: body } = parsed.data
    const sender = this.config.broadcast?.self === true ? undefined : this
    this.hub.publish(this.topic, this.isPrivate, { event, payload: body }, sender)
    return wantsReply ? ok : undefined
  }

  private async changePresence(payload: unknown): Promise<Reply> {
    const parsed = presenceSchema.safeParse(payload)
    if (!parsed.success) return refused('Presence needs an event, track or untrack')
    if (!(await this.may('presence')))
      return refused(`Unauthorized: You do not have permissions to be present on topic: ${this.topic}`)
    if (parsed.data.event === 'untrack') this.hub.untrack(this)
    else {
      // A client that tracks itself receives the others, even if it did not request presence when joining.
      if (!this.wantsPresence) {
        this.wantsPresence = true
        this.welcome()
      }
      this.hub.track(this, this.presenceKey, parsed.data.payload ?? {})
    }
    return ok
  }
}
