import { z } from 'zod'
import type { StackDatabase } from '../gateway/database-port.ts'

const queued = z.object({
  method: z.string(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
  timeout_milliseconds: z.coerce.number(),
})
type Queued = z.infer<typeof queued>

const POLL_MS = 1000

/** Sends what net.http_post has queued, where pg_net is missing: after the transaction that asked for it. */
export class RequestSender {
  private readonly database: StackDatabase
  private readonly log: (line: string) => void
  private readonly sending = new Set<Promise<void>>()
  private timer: NodeJS.Timeout | undefined
  private polling: Promise<void> | undefined

  constructor(database: StackDatabase, log: (line: string) => void) {
    this.database = database
    this.log = log
  }

  start(): void {
    this.timer = setInterval(() => {
      this.polling ??= this.poll().finally(() => {
        this.polling = undefined
      })
    }, POLL_MS)
    this.timer.unref()
  }

  /** Starts nothing more and waits for what is on its way. */
  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.polling
    await Promise.all(this.sending)
  }

  private async poll(): Promise<void> {
    try {
      const rows = await this.database.query(
        `delete from net.http_request_queue
         returning method, url, headers, convert_from(body, 'utf8') as body, timeout_milliseconds`,
      )
      for (const row of rows) {
        const sent = this.send(queued.parse(row)).finally(() => this.sending.delete(sent))
        this.sending.add(sent)
      }
    } catch (error) {
      this.log(`net: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  private async send({ method, url, headers, body, timeout_milliseconds }: Queued): Promise<void> {
    try {
      const signal = AbortSignal.timeout(timeout_milliseconds)
      const response = await fetch(url, { method, headers, body, signal })
      if (!response.ok) this.log(`net: ${url} answered ${response.status}: ${await response.text()}`)
      else await response.body?.cancel()
    } catch (error) {
      this.log(`net: ${url}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}
