import { fork } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const addresses = z.object({
  webUrl: z.url(),
  apiUrl: z.url(),
  inboxUrl: z.url(),
  publishableKey: z.string(),
})

/** URLs of a stack, as `start.ts` reports them to the process that forked it. */
export type StackAddresses = z.infer<typeof addresses>

/** `npm start` in a separate process. */
export interface StackProcess extends StackAddresses {
  readonly pid: number | undefined
  /**
   * Ends it, in order unless it is killed, and waits until it has ended. It also shuts down on its own when the
   * process that started it does.
   */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

/**
 * Runs `start.ts` with all services and waits until it answers. Takes any free ports unless the arguments name some,
 * and serves the apps as they were built last.
 *
 * @param args of `npm start`
 * @throws when it ends before it answers, with what it printed
 */
export async function startStackProcess(...args: readonly string[]): Promise<StackProcess> {
  const anyPorts = ['--web-port=0', '--api-port=0', '--inbox-port=0']
  const child = fork(
    fileURLToPath(new URL('../start.ts', import.meta.url)),
    [...anyPorts, '--no-build', ...args],
    {
      // Arguments of this process, such as a test runner's loader, are none of its business.
      execArgv: [],
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      printed = `${printed}${String(chunk)}`.slice(-4000)
    })
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
  })
  const told = await new Promise<StackAddresses>((resolve, reject) => {
    child.once('error', reject)
    void ended.then((code) => reject(new Error(`The stack ended (exit code ${code}):\n${printed}`)))
    child.once('message', (message) => resolve(addresses.parse(message)))
  })
  return {
    ...told,
    pid: child.pid,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await ended
    },
  }
}
