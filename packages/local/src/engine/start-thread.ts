import { Worker } from 'node:worker_threads'
import { pgliteProgram } from '../database/pglite-program.ts'
import type { EngineMessage, EngineRequest, EngineSource } from './messages.ts'

/** Deep calls end with Postgres' own error (stack depth limit) and not with the thread's. */
const STACK_MB = 64

/** A thread with an open database. */
export interface EngineThread {
  post(request: EngineRequest): void
  /** Ends it at once, whatever it does; nothing more is heard of it. */
  end(): Promise<void>
}

/** What is heard of a thread. */
export interface EngineListener {
  receive(message: EngineMessage): void
  /** It ended by itself; called once. */
  ended(reason: string): void
}

/**
 * Opens a database in a new thread.
 *
 * @throws when it cannot be opened
 */
export async function startThread(source: EngineSource, listener: EngineListener): Promise<EngineThread> {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: { ...source, program: await pgliteProgram() } satisfies EngineSource,
    // Arguments of this process, such as a test runner's loader, are none of its business.
    execArgv: [],
    resourceLimits: { stackSizeMb: STACK_MB },
  })
  let isReady = false
  let isOver = false
  const end = async () => {
    isOver = true
    await worker.terminate()
  }
  try {
    await new Promise<void>((resolve, reject) => {
      const over = (reason: string) => {
        reject(new Error(reason))
        if (isOver || !isReady) return
        isOver = true
        listener.ended(reason)
      }
      worker.on('error', ({ message }) => over(message))
      worker.on('exit', () => over('Its thread ended'))
      worker.on('message', (message: EngineMessage) => {
        if (message.kind === 'ready') {
          isReady = true
          resolve()
        } else if (message.kind === 'unopened') reject(new Error(message.reason))
        else if (!isOver) listener.receive(message)
      })
    })
  } catch (error) {
    await end()
    throw error
  }
  return { end, post: (request) => worker.postMessage(request) }
}
