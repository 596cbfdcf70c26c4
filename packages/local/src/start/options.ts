import { parseArgs } from 'node:util'

/** What `npm start` was asked for. */
export interface StartOptions {
  readonly fresh: boolean
  readonly memory: boolean
  readonly postgres: boolean
  readonly build: boolean
  readonly host: string
  readonly webPort: number
  readonly apiPort: number
  readonly inboxPort: number
}

export const usage = `npm start -- [options]

  --fresh              throw the kept data away and start over
  --memory             keep nothing after the end
  --postgres           run on a throw-away PostgreSQL server instead of the embedded one
  --no-build           serve the apps as they were built last
  --host=<address>     listen on this address (default 127.0.0.1: this machine only)
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

/**
 * Reads the command line and the environment.
 *
 * @returns 'help' when help was asked for
 * @throws with a sentence for the user when something is not understood
 */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): StartOptions | 'help' {
  const { values } = parseArgs({
    args: [...args],
    strict: true,
    allowNegative: true,
    options: {
      help: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
      memory: { type: 'boolean', default: false },
      postgres: { type: 'boolean', default: false },
      build: { type: 'boolean', default: true },
      host: { type: 'string' },
      'web-port': { type: 'string' },
      'api-port': { type: 'string' },
      'inbox-port': { type: 'string' },
    },
  })
  if (values.help) return 'help'
  const { fresh, memory, postgres, build } = values
  return {
    fresh,
    memory,
    postgres,
    build,
    host: values.host ?? env['ANGADI_HOST'] ?? '127.0.0.1',
    webPort: portFrom('--web-port', values['web-port'] ?? env['ANGADI_WEB_PORT'], 3000),
    apiPort: portFrom('--api-port', values['api-port'] ?? env['ANGADI_API_PORT'], 54_321),
    inboxPort: portFrom('--inbox-port', values['inbox-port'] ?? env['ANGADI_INBOX_PORT'], 54_324),
  }
}
