import { AsyncLocalStorage } from 'node:async_hooks'

/** Takes one line about something that went wrong while a request was served. */
export type LogLine = (line: string) => void

const current = new AsyncLocalStorage<LogLine>()
let isWrapped = false

function oneLine(value: unknown): string {
  if (value instanceof Error) {
    const code = 'code' in value && typeof value.code === 'string' ? `${value.code} ` : ''
    return `${code}${value.message}`.replaceAll('\n', ' ')
  }
  return String(value).replaceAll('\n', ' ')
}

function wrapConsole(): void {
  if (isWrapped) return
  isWrapped = true
  for (const method of ['error', 'warn', 'info', 'log'] as const) {
    const original = console[method]
    console[method] = (...values: unknown[]) => {
      const log = current.getStore()
      // Outside of the request, so that a `log` that prints does not come back here.
      if (log) current.exit(() => log(values.map(oneLine).join(' ')))
      else original(...values)
    }
  }
}

/**
 * Runs `work` with everything that it prints to the console passed to `log` instead.
 * The REST library prints each refused query with its stack, although the client already gets the refusal as its answer.
 */
export function withoutNoise<T>(log: LogLine, work: () => Promise<T>): Promise<T> {
  wrapConsole()
  return current.run(log, work)
}
