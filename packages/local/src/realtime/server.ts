import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { z } from 'zod'
import { roleOfKey } from '../gateway/credentials.ts'
import { Hub } from './hub.ts'
import type { Version } from './protocol.ts'
import { RealtimeSocket, type SocketSurroundings } from './socket.ts'

const MAX_FRAME_BYTES = 3 * 1024 * 1024

/** The channel on which realtime.send announces a message once its transaction has committed. */
const ANNOUNCEMENTS = 'realtime_broadcast'

/** The channel on which the database names a person who may have lost the right to a topic. */
const RECHECKS = 'realtime_recheck'

const idSchema = z.object({ id: z.string() })
const announcementSchema = idSchema.extend({
  topic: z.string(),
  event: z.string(),
  private: z.boolean(),
  payload: z.unknown().optional(),
})

/** The Realtime service: sockets, topics, and the broadcasts that the database sends. */
export class RealtimeServer {
  readonly hub = new Hub()
  private readonly around: SocketSurroundings
  private readonly webSockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES })
  private readonly listeners: (() => Promise<void>)[] = []
  /** Ends when everything announced so far is published: what has to be read first must not be overtaken. */
  private published: Promise<void> = Promise.resolve()

  constructor(around: Omit<SocketSurroundings, 'hub'>) {
    this.around = { ...around, hub: this.hub }
  }

  /** Begins to pass on what the database broadcasts, and to end the channels of whoever loses a right. */
  async start(): Promise<void> {
    const { database, log } = this.around
    this.listeners.push(
      await database.listen(ANNOUNCEMENTS, (text) => this.announce(text)),
      await database.listen(RECHECKS, (personId) => {
        this.hub.recheck(personId).catch((error: unknown) => {
          log(`realtime: subscriptions were not checked again: ${String(error)}`)
        })
      }),
    )
  }

  /** Handles connections to /realtime/v1/websocket. */
  upgrade(request: IncomingMessage, connection: Duplex, head: Buffer): void {
    const url = new URL(request.url ?? '/', 'http://realtime')
    const apiKey = url.searchParams.get('apikey') ?? ''
    if (!roleOfKey(apiKey, this.around.keys)) {
      connection.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      return
    }
    const version: Version = url.searchParams.get('vsn') === '1.0.0' ? '1.0.0' : '2.0.0'
    this.webSockets.handleUpgrade(request, connection, head, (socket) => {
      new RealtimeSocket(socket, version, apiKey, this.around)
    })
  }

  /** Cuts every connection without a goodbye, as a lost network does; clients come back by themselves. */
  dropConnections(): void {
    for (const socket of this.webSockets.clients) socket.terminate()
  }

  async stop(): Promise<void> {
    for (const stop of this.listeners.splice(0)) await stop()
    for (const socket of this.webSockets.clients) socket.close(1001, 'server stops')
    this.webSockets.close()
    setTimeout(() => this.dropConnections(), 500).unref()
  }

  private announce(text: string): void {
    this.published = this.published
      .then(() => this.publish(JSON.parse(text)))
      .catch((error: unknown) => {
        this.around.log(`realtime: ${error instanceof Error ? error.message : String(error)}`)
      })
  }

  private async publish(announced: unknown): Promise<void> {
    const whole = announcementSchema.safeParse(announced)
    const {
      id,
      topic,
      event,
      payload,
      private: isPrivate,
    } = whole.success ? whole.data : await this.messageOf(idSchema.parse(announced).id)
    this.hub.publish(topic, isPrivate, { event, payload, meta: { id } })
  }

  /** A message that was too long to be announced with what it says. */
  private async messageOf(id: string): Promise<z.infer<typeof announcementSchema>> {
    const [row] = await this.around.database.query(
      'select id::text as id, topic, event, private, payload from realtime.messages where id = $1::uuid',
      [id],
    )
    return announcementSchema.parse(row)
  }
}
