import { type Queued, withoutSent, withQueued } from '@angadi/domain/submission/offline-queue.ts'
import { isOnline } from '../client/reachability.ts'
import { AppError } from '../errors/app-error.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { isDoneAlready, type QueueAction, type QueueArgs, sendAction } from './actions.ts'
import { keepQueue, storedQueue } from './stored-queue.ts'

function isNetwork(error: unknown): boolean {
  return error instanceof AppError && error.code === 'network'
}

/**
 * What is kept whatever has failed but a refusal, also where the server was too slow or broken, and goes before all that
 * waits.
 */
const URGENT: readonly string[] = ['raise-sos' satisfies QueueAction]

/** Sends an action to the server. */
export type Send = (action: string, args: unknown, signal?: AbortSignal) => Promise<void>

/** An action to send, its user and its subject. */
export interface ToSend<Action extends QueueAction> {
  readonly action: Action
  readonly args: QueueArgs[Action]
  readonly userId: string
  /** A later action on the same subject, such as the rated order, replaces the queued one. */
  readonly subject: string
  readonly signal: AbortSignal
}

/**
 * Sends it, or queues it when there is no network.
 *
 * @returns whether it has been sent or queued
 * @throws AppError when the server refuses it
 */
export async function sendOrQueue<Action extends QueueAction>(
  to: ToSend<Action>,
  send: Send = sendAction,
): Promise<'sent' | 'queued'> {
  const { action, args, userId, subject, signal } = to
  try {
    if (!isOnline()) throw new AppError('network', 'network', true)
    await send(action, args, signal)
    return 'sent'
  } catch (problem) {
    const error = toAppError(problem)
    const isUrgent = URGENT.includes(action)
    if (isUrgent ? !error.retryable : !isNetwork(error) || signal.aborted) throw error
    const queued: Queued = { key: `${action}:${subject}`, userId, action, args: { ...args }, at: Date.now() }
    try {
      keepQueue((queue) => withQueued(queue, queued))
    } catch {
      throw error
    }
    return 'queued'
  }
}

/** The outcome of a queued action. */
export type Flushed = { readonly action: string; readonly refusal: AppError | undefined }

async function flush(userId: string, told: (flushed: Flushed) => void, send: Send): Promise<void> {
  const own = storedQueue().filter((one) => one.userId === userId)
  const urgentFirst = own.toSorted(
    (one, other) => Number(URGENT.includes(other.action)) - Number(URGENT.includes(one.action)),
  )
  for (const queued of urgentFirst) {
    let refusal: AppError | undefined
    try {
      await send(queued.action, queued.args)
    } catch (problem) {
      const error = toAppError(problem)
      if (error.retryable) return
      if (!isDoneAlready(error.code)) refusal = error
    }
    keepQueue((queue) => withoutSent(queue, queued))
    told({ action: queued.action, refusal })
  }
}

/** Sends a user's queued actions, in one tab at a time, and returns the result of each. Never throws. */
export async function flushQueue(
  userId: string,
  told: (flushed: Flushed) => void,
  send: Send = sendAction,
): Promise<void> {
  if (!isOnline() || storedQueue().length === 0) return
  await navigator.locks.request('angadi.queue', () => flush(userId, told, send)).catch(() => undefined)
}
