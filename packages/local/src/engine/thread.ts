// Runs in a thread of its own, see embedded-engine.ts.
import { mkdirSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { messages, PGlite } from '@electric-sql/pglite'
import { pgliteExtensions, pgliteParsers } from '../database/pglite-options.ts'
import type {
  EngineFault,
  EngineMessage,
  EngineRequest,
  EngineResult,
  EngineSource,
  EngineTask,
  ProtocolOutcome,
} from './messages.ts'

const REPORTED = ['code', 'severity', 'detail', 'hint', 'position', 'where', 'schema', 'table', 'column']
const REPORTED_FIELDS = [...REPORTED, 'dataType', 'constraint', 'routine', 'internalQuery']

/** What Postgres calls a value that is none of its type. */
const INVALID_TEXT = '22P02'

/** Errors after which the memory of the database cannot be trusted: its code was cut off in the middle. */
function isFatal(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true
  return error instanceof RangeError && error.message.includes('call stack')
}

function faultOf(error: unknown): EngineFault {
  const fields: Record<string, string> = {}
  if (typeof error === 'object' && error !== null)
    for (const [name, value] of Object.entries(error))
      if (REPORTED_FIELDS.includes(name) && typeof value === 'string') fields[name] = value
  const message = error instanceof Error ? error.message : String(error)
  // A parameter that PGlite itself could not write as the type that belongs there never reached Postgres.
  if (message.startsWith('Invalid input for ')) fields['code'] ??= INVALID_TEXT
  return { message, fields, isFatal: isFatal(error) }
}

function send(message: EngineMessage): void {
  parentPort?.postMessage(message)
}

async function open({ folder, image, program }: EngineSource): Promise<PGlite> {
  if (folder !== undefined) mkdirSync(folder, { recursive: true })
  const database = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(image === undefined ? {} : { loadDataDir: image }),
    ...(program === undefined ? {} : { pgliteWasmModule: program }),
    extensions: pgliteExtensions,
    parsers: pgliteParsers,
  })
  // What was never set is not restored at the end of a transaction that sets it, as a role's is.
  await database.query("select set_config('session_authorization', session_user::text, false)")
  return database
}

/** Sends several messages at once: each way to the database costs more than what most statements do. */
async function speak(database: PGlite, message: Uint8Array): Promise<ProtocolOutcome> {
  const { messages: answered } = await database.execProtocol(message, { throwOnError: false })
  const error = answered.find((each) => each instanceof messages.DatabaseError)
  const row = answered.findLast((each) => each instanceof messages.DataRowMessage)?.fields ?? []
  const parsed = answered.filter(({ name }) => name === 'parseComplete').length
  return { row, parsed, ...(error === undefined ? {} : { fault: faultOf(error) }) }
}

async function perform(database: PGlite, task: EngineTask): Promise<EngineResult<never>> {
  switch (task.kind) {
    case 'query': {
      const { rows, affectedRows } = await database.query<never>(task.text, [...task.params])
      return { rows, ...(affectedRows === undefined ? {} : { affectedRows }) }
    }
    case 'exec': {
      await database.exec(task.text)
      return { rows: [] }
    }
    case 'protocol':
      return { rows: [], protocol: await speak(database, task.message) }
    case 'listen': {
      const { channel } = task
      await database.listen(channel, (payload) => send({ kind: 'notification', channel, payload }))
      return { rows: [] }
    }
    case 'dump':
      return { rows: [], image: await database.dumpDataDir('none') }
    case 'close':
      await database.close()
      return { rows: [] }
  }
}

async function serve(source: EngineSource): Promise<void> {
  const database = await open(source)
  parentPort?.on('message', ({ id, ...task }: EngineRequest) => {
    perform(database, task).then(
      (result) => send({ kind: 'result', id, result }),
      (error: unknown) => send({ kind: 'fault', id, fault: faultOf(error) }),
    )
  })
  send({ kind: 'ready' })
}

serve(workerData).catch((error: unknown) =>
  send({ kind: 'unopened', reason: error instanceof Error ? error.message : String(error) }),
)
