/** Which database a thread opens. */
export interface EngineSource {
  /** Where it is stored; left out, it is in memory. */
  readonly folder?: string
  /** What a new one begins with, see `databaseImage`. */
  readonly image?: Blob
  /** PGlite, compiled. */
  readonly program?: WebAssembly.Module
}

/** What the thread of the embedded database is asked to do. */
export type EngineTask =
  | { readonly kind: 'query'; readonly text: string; readonly params: readonly unknown[] }
  | { readonly kind: 'exec'; readonly text: string }
  | { readonly kind: 'protocol'; readonly message: Uint8Array }
  | { readonly kind: 'listen'; readonly channel: string }
  | { readonly kind: 'dump' }
  | { readonly kind: 'close' }

/** A task with the number that its answer carries. */
export type EngineRequest = EngineTask & { readonly id: number }

/** What a task led to. As with every driver, `R` is what the statement's author knows of its rows. */
export interface EngineResult<R> {
  readonly rows: R[]
  readonly affectedRows?: number
  /** Of a dump: the image of the database. */
  readonly image?: Blob
  readonly protocol?: ProtocolOutcome
}

/** What messages of Postgres's protocol led to. */
export interface ProtocolOutcome {
  /** The last row, as texts; empty without one. */
  readonly row: readonly (string | null)[]
  /** How many statements were parsed. */
  readonly parsed: number
  readonly fault?: EngineFault
}

/** An error of the database, without its class, which threads cannot pass on. */
export interface EngineFault {
  readonly message: string
  /** What Postgres reports beside the message: code, detail, hint, constraint … */
  readonly fields: Readonly<Record<string, string>>
  /** Whether the database itself broke, so that it must be opened again. */
  readonly isFatal: boolean
}

/** What the thread sends. */
export type EngineMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'unopened'; readonly reason: string }
  | { readonly kind: 'result'; readonly id: number; readonly result: EngineResult<never> }
  | { readonly kind: 'fault'; readonly id: number; readonly fault: EngineFault }
  | { readonly kind: 'notification'; readonly channel: string; readonly payload: string }
