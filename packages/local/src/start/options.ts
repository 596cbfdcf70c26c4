import { parseArgs } from 'node:util'

/** Which PostgreSQL is used: the embedded one (PGlite), a server started for it, or one that is running already. */
export type Engine =
  | { readonly kind: 'pglite' }
  | { readonly kind: 'server' }
  | { readonly kind: 'url'; readonly url: string }

/** What `npm start` was asked for. */
export interface StartOptions {
  readonly fresh: boolean
  readonly memory: boolean
  readonly engine: Engine
  /** Where data are kept; undefined: .angadi in the repository. */
  readonly data: string | undefined
  /** Objects of Storage that are there from the beginning. */
  readonly sharedStorage: string | undefined
  readonly build: boolean
  /** Whether sign-ins are limited as config.toml says. */
  readonly rateLimit: boolean
  readonly host: string
  /** Host names that are answered beside this machine's own. */
  readonly allowedHosts: readonly string[]
  readonly webPort: number
  readonly apiPort: number
  readonly inboxPort: number
}

export const usage = `npm start -- [options]

  --fresh              throw the kept data away and start over
  --memory             keep nothing after the end
  --postgres           run on a PostgreSQL server of its own instead of the embedded one
  --postgres=<url>     run on this database: an empty one, or one that an earlier start has filled
  --data=<folder>      keep data there instead of in .angadi
  --shared-storage=<folder>  files that Storage begins with, read only; for tests on prepared databases
  --no-build           serve the apps as they were built last
  --no-rate-limit      let everybody sign in as often as they want; for tests
  --host=<address>     listen on this address (default 127.0.0.1: this machine only)
  --allowed-hosts=<name,…>  answer under these host names too, e.g. a proxy's; this machine's names and addresses,
                       and --host, are always answered
  --web-port=<port>    default 3000, or ANGADI_WEB_PORT
  --api-port=<port>    default 54321, or ANGADI_API_PORT
  --inbox-port=<port>  default 54324, or ANGADI_INBOX_PORT`

function portFrom(name: string, given: string | undefined, fallback: number): number {
  if (given === undefined || given === '') return fallback
  const port = Number(given)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name}: "${given}" is not a port`)
  return port
}

function engineFrom(postgres: string | undefined): Engine {
  if (postgres === undefined) return { kind: 'pglite' }
  if (postgres === '') return { kind: 'server' }
  if (!/^postgres(ql)?:\/\/./.test(postgres) || !URL.canParse(postgres))
    throw new Error(`--postgres: "${postgres}" is not an address like postgres://user@host:5432/database`)
  return { kind: 'url', url: postgres }
}

/**
 * Reads the command line and the environment.
 *
 * @returns 'help' when help was asked for
 * @throws with a message for the user when an option is not valid
 */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): StartOptions | 'help' {
  const { values } = parseArgs({
    // Its value may be left out, which parseArgs does not know.
    args: args.map((arg) => (arg === '--postgres' ? '--postgres=' : arg)),
    strict: true,
    allowNegative: true,
    options: {
      help: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
      memory: { type: 'boolean', default: false },
      postgres: { type: 'string' },
      data: { type: 'string' },
      'shared-storage': { type: 'string' },
      build: { type: 'boolean', default: true },
      'rate-limit': { type: 'boolean', default: true },
      host: { type: 'string' },
      'allowed-hosts': { type: 'string' },
      'web-port': { type: 'string' },
      'api-port': { type: 'string' },
      'inbox-port': { type: 'string' },
    },
  })
  if (values.help) return 'help'
  const { fresh, memory, build } = values
  const engine = engineFrom(values.postgres)
  if (fresh && engine.kind === 'url')
    throw new Error('--fresh does not empty a database on another server: name a new one')
  return {
    fresh,
    memory,
    engine,
    data: values.data,
    sharedStorage: values['shared-storage'],
    build,
    rateLimit: values['rate-limit'],
    host: values.host ?? env['ANGADI_HOST'] ?? '127.0.0.1',
    allowedHosts: (values['allowed-hosts'] ?? env['ANGADI_ALLOWED_HOSTS'] ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
    webPort: portFrom('--web-port', values['web-port'] ?? env['ANGADI_WEB_PORT'], 3000),
    apiPort: portFrom('--api-port', values['api-port'] ?? env['ANGADI_API_PORT'], 54_321),
    inboxPort: portFrom('--inbox-port', values['inbox-port'] ?? env['ANGADI_INBOX_PORT'], 54_324),
  }
}
