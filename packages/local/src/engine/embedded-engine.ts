import { Mutex } from '../gateway/mutex.ts'
import { DatabaseInterrupted } from './interrupted.ts'
import type {
  EngineFault,
  EngineMessage,
  EngineResult,
  EngineSource,
  EngineTask,
  ProtocolOutcome,
} from './messages.ts'
import { type EngineThread, startThread } from './start-thread.ts'

/** How long a statement may run, in milliseconds. Hosted projects end a signed-in user's after eight seconds. */
const STATEMENT_LIMIT_MS = 15_000
/** How long an answer that is already on its way may take to be read by a busy process. */
const GRACE_MS = 100
/** How long closing may take before the thread is ended; what was committed is on disk in any case. */
const CLOSE_LIMIT_MS = 2000
/** How a database is opened and watched. */
export interface EngineOptions {
  readonly source: EngineSource
  /** Default 15 seconds. */
  readonly statementLimitMs?: number
  /** Told when the database was opened again. */
  readonly tell?: (sentence: string) => void
}

interface Waiting {
  readonly isLimited: boolean
  readonly resolve: (result: EngineResult<never>) => void
  readonly reject: (error: Error) => void
}

/** An error of the database as it was before it passed between threads. */
export function errorOf({ message, fields }: EngineFault): Error {
  return Object.assign(new Error(message), fields)
}

/**
 * PGlite in a thread of its own, so that a statement keeps nobody waiting but those who need the database. One that
 * runs too long, or that breaks the database, ends the thread; the database is opened again: with everything committed
 * where it is stored in a folder, otherwise as it was at the last `keepImage`.
 */
export class EmbeddedEngine {
  private readonly options: EngineOptions
  private readonly mutex = new Mutex()
  private readonly waiting = new Map<number, Waiting>()
  private readonly receivers = new Map<string, Set<(payload: string) => void>>()
  private source: EngineSource
  private thread: Promise<EngineThread> | undefined
  private lastId = 0
  private opened = 0
  private limit: NodeJS.Timeout | undefined
  private isInTurn = false
  private isUnlimited = false
  private interruption: DatabaseInterrupted | undefined
  private isClosed = false

  private constructor(options: EngineOptions) {
    this.options = options
    this.source = options.source
  }

  /** @throws when the database cannot be opened, e.g. because its files are damaged */
  static async open(options: EngineOptions): Promise<EmbeddedEngine> {
    const engine = new EmbeddedEngine(options)
    await engine.running()
    return engine
  }

  /**
   * Runs one piece of work at a time: a transaction, or a request of the library. Work whose statement was interrupted
   * runs none of its other statements, which would be outside of its transaction.
   *
   * @throws DatabaseInterrupted in place of whatever interrupted work returned or threw
   */
  turn<T>(work: () => Promise<T>): Promise<T> {
    return this.mutex.run(async () => {
      this.isInTurn = true
      this.interruption = undefined
      try {
        const result = await work()
        this.throwInterruption()
        return result
      } catch (error) {
        this.throwInterruption()
        throw error
      } finally {
        this.isInTurn = false
        this.interruption = undefined
      }
    })
  }

  /** Runs work whose statements take as long as they need: before anybody waits for the database. */
  async withoutLimit<T>(work: () => Promise<T>): Promise<T> {
    this.isUnlimited = true
    try {
      return await work()
    } finally {
      this.isUnlimited = false
    }
  }

  query<R>(text: string, params: readonly unknown[] = []): Promise<EngineResult<R>> {
    return this.ask<R>({ kind: 'query', text, params }, true)
  }

  /** Runs a text of several statements. */
  async exec(text: string): Promise<void> {
    await this.ask({ kind: 'exec', text }, true)
  }

  /** Sends messages of Postgres's protocol. What was prepared lasts until `openings` changes. */
  async protocol(message: Uint8Array): Promise<ProtocolOutcome> {
    const { protocol } = await this.ask({ kind: 'protocol', message }, true)
    if (!protocol) throw new Error('The database gave no answer to a message')
    return protocol
  }

  /** How often the database has been opened: each time with a session that knows nothing of the one before. */
  get openings(): number {
    return this.opened
  }

  /** Calls `receive` with the payload of each NOTIFY on the channel. Resolves to the way to stop. */
  async listen(channel: string, receive: (payload: string) => void): Promise<() => Promise<void>> {
    const known = this.receivers.get(channel)
    if (known) known.add(receive)
    else {
      this.receivers.set(channel, new Set([receive]))
      await this.ask({ kind: 'listen', channel }, true)
    }
    return async () => {
      this.receivers.get(channel)?.delete(receive)
    }
  }

  /** The whole database, for `EngineSource`. */
  async image(): Promise<Blob> {
    const { image } = await this.ask({ kind: 'dump' }, false)
    if (!image) throw new Error('The database gave no image of itself')
    return image
  }

  /** Makes the present state the one to which a database in memory is opened again; one in a folder needs none. */
  async keepImage(): Promise<void> {
    if (this.source.folder === undefined) this.source = { image: await this.turn(() => this.image()) }
  }

  /** Writes everything out and ends the thread, also where a statement does not return. */
  async close(): Promise<void> {
    if (this.isClosed) return
    const thread = await this.thread?.catch(() => undefined)
    this.isClosed = true
    if (!thread) return
    let limit: NodeJS.Timeout | undefined
    const tooLong = new Promise<void>((resolve) => {
      limit = setTimeout(resolve, CLOSE_LIMIT_MS)
    })
    await Promise.race([this.send(thread, { kind: 'close' }, false).catch(() => undefined), tooLong])
    clearTimeout(limit)
    this.rejectAll(new DatabaseInterrupted('57P01', 'The database was closed'))
    await thread.end()
  }

  private throwInterruption(): void {
    if (this.interruption) throw this.interruption
  }

  private async ask<R>(task: EngineTask, isLimited: boolean): Promise<EngineResult<R>> {
    this.throwInterruption()
    const thread = await this.running()
    this.throwInterruption()
    return this.send(thread, task, isLimited)
  }

  private send<R>(thread: EngineThread, task: EngineTask, isLimited: boolean): Promise<EngineResult<R>> {
    return new Promise((resolve, reject) => {
      this.lastId += 1
      this.waiting.set(this.lastId, { isLimited, resolve, reject })
      thread.post({ ...task, id: this.lastId })
      if (this.waiting.size === 1) this.watch()
    })
  }

  private running(): Promise<EngineThread> {
    if (this.isClosed) throw new DatabaseInterrupted('57P01', 'The database was closed')
    this.thread ??= this.start().catch((error: unknown) => {
      this.thread = undefined
      throw error
    })
    return this.thread
  }

  private async start(): Promise<EngineThread> {
    const thread = await startThread(this.source, {
      receive: (message) => this.receive(message),
      ended: (reason) => this.openAgain('57P01', reason),
    })
    this.opened += 1
    // What a stored database began with is in its folder now.
    if (this.source.folder !== undefined) this.source = { folder: this.source.folder }
    for (const channel of this.receivers.keys()) thread.post({ kind: 'listen', channel, id: 0 })
    return thread
  }

  private receive(message: EngineMessage): void {
    if (message.kind === 'notification') {
      for (const receive of this.receivers.get(message.channel) ?? []) receive(message.payload)
      return
    }
    if (message.kind !== 'result' && message.kind !== 'fault') return
    const asked = this.waiting.get(message.id)
    if (!asked) return
    if (message.kind === 'fault' && message.fault.isFatal) {
      this.openAgain('57P01', message.fault.message)
      return
    }
    this.waiting.delete(message.id)
    this.watch()
    if (message.kind === 'result') asked.resolve(message.result)
    else asked.reject(errorOf(message.fault))
  }

  /** Watches over the statement that has waited longest: the thread takes them in turn. */
  private watch(): void {
    clearTimeout(this.limit)
    const [first] = this.waiting
    if (!first?.[1].isLimited || this.isUnlimited) return
    const [id] = first
    const limitMs = this.options.statementLimitMs ?? STATEMENT_LIMIT_MS
    this.limit = setTimeout(() => {
      setTimeout(() => {
        if (this.waiting.has(id)) this.openAgain('57014', `A statement ran longer than ${limitMs / 1000} s`)
      }, GRACE_MS)
    }, limitMs)
  }

  private openAgain(code: '57014' | '57P01', reason: string): void {
    if (this.isClosed || !this.thread) return
    const ended = this.thread.then((thread) => thread.end())
    const startedAt = performance.now()
    this.thread = ended.then(() => this.start())
    this.thread.then(
      () => this.report(reason, performance.now() - startedAt),
      (error: unknown) => {
        this.thread = undefined
        this.options.tell?.(`The database could not be opened again: ${String(error)}`)
      },
    )
    const isTooLong = code === '57014'
    const interruption = new DatabaseInterrupted(
      code,
      isTooLong ? 'canceling statement due to statement timeout' : 'The database was opened again',
    )
    if (this.isInTurn) this.interruption = interruption
    this.rejectAll(interruption)
  }

  private rejectAll(error: DatabaseInterrupted): void {
    clearTimeout(this.limit)
    const asked = [...this.waiting.values()]
    this.waiting.clear()
    for (const { reject } of asked) reject(error)
  }

  private report(reason: string, tookMs: number): void {
    const state =
      this.source.folder === undefined
        ? 'It is as it was when this start was ready: it is kept in memory only.'
        : 'Everything that was committed is there.'
    this.options.tell?.(
      `${reason}. The database was opened again within ${(tookMs / 1000).toFixed(1)} s. ${state}`,
    )
  }
}
