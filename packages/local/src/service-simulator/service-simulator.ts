import type { IncomingMessage, ServerResponse } from 'node:http'
import { discardRest, RequestRefused, sendWebResponse, toWebRequest } from '../gateway/node-http.ts'
import { plain } from './answers.ts'
import type { KeptBook } from './kept-book.ts'

/** How long it waits before it tries again what has failed, and the longest that a timer is set for. */
const AGAIN_MS = 5000
const LONGEST_MS = 60_000

/** What a simulated service is made of. */
export interface ServiceOptions {
  /** Its name in the log. */
  readonly name: string
  /** Where it is on the web server, such as /simulator/payments. */
  readonly path: string
  readonly book: KeptBook
  readonly log: (line: string) => void
}

/** What simulated services share: they are reached on the web server, and do in time what is due. */
export abstract class ServiceSimulator {
  private readonly service: ServiceOptions
  private timer: NodeJS.Timeout | undefined
  private working: Promise<void> | undefined
  private isStopped = false
  private isWoken = false

  constructor(service: ServiceOptions) {
    this.service = service
  }

  /** Answers a request to the API or to another address of the simulator. */
  abstract respond(request: Request): Promise<Response>

  /** Does what is due; answers when there is more to do, in milliseconds, or undefined where there is not. */
  protected abstract doWhatIsDue(): Promise<number | undefined>

  /** Goes on with what an earlier start has left. */
  async start(): Promise<void> {
    if (await this.service.book.isKept()) this.wake()
  }

  /** Starts nothing more and waits for what is on its way. */
  async stop(): Promise<void> {
    this.isStopped = true
    clearTimeout(this.timer)
    await this.working
  }

  /** Whether a path of the web server is the simulator's. */
  owns(url: string | undefined): boolean {
    return url?.startsWith(`${this.service.path}/`) ?? false
  }

  /** Answers one request; never throws. */
  async answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    try {
      const request = await toWebRequest(incoming, 'http://127.0.0.1', () => undefined)
      await sendWebResponse(await this.respond(request), outgoing)
    } catch (error) {
      if (outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy()
      discardRest(incoming, outgoing)
      if (!(error instanceof RequestRefused)) this.report(error)
      const status = error instanceof RequestRefused ? error.status : 500
      await sendWebResponse(plain(status, 'The simulator could not answer.'), outgoing)
    }
  }

  /** Does what is due, now and whenever something will be. */
  protected wake(): void {
    if (this.isStopped) return
    clearTimeout(this.timer)
    if (this.working) {
      this.isWoken = true
      return
    }
    this.working = this.work().then((waitMs) => {
      this.working = undefined
      if (this.isStopped) return
      if (this.isWoken) {
        this.isWoken = false
        this.wake()
      } else if (waitMs !== undefined) {
        this.timer = setTimeout(() => this.wake(), Math.min(waitMs, LONGEST_MS))
        this.timer.unref()
      }
    })
  }

  private report(error: unknown): void {
    this.service.log(`${this.service.name}: ${error instanceof Error ? error.message : String(error)}`)
  }

  private async work(): Promise<number | undefined> {
    try {
      return await this.doWhatIsDue()
    } catch (error) {
      this.report(error)
      return AGAIN_MS
    }
  }
}
