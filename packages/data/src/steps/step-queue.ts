import { type QueuedStep, withoutOrder, withoutStep, withStep } from '@angadi/domain/submission/step-queue.ts'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { isOnline } from '../client/reachability.ts'
import type { Json } from '../database.types.ts'
import { AppError } from '../errors/app-error.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { storeCheckedPicture } from '../pictures/store-checked-picture.ts'
import { forgetProof, keepProof, sendProof } from './stored-proofs.ts'
import { keepSteps, storedSteps } from './stored-steps.ts'

const answer = z.object({ outcome: z.string() })

/** Sends a step that was made before. */
export type SendStep = (step: QueuedStep) => Promise<{ readonly outcome: string }>

/** JSON as the client takes it. */
const json: z.ZodMiniType<Json> = z.json()

const sendStep: SendStep = async ({ id, at, orderId, what, args, photoTo }) => {
  const picture = photoTo === undefined ? {} : { picture: await sendPhoto(id, photoTo, orderId) }
  const all = json.parse({ ...args, ...picture })
  return call('record_step', { step_id: id, at, order_id: orderId, what, args: all }, answer)
}

function sendPhoto(id: string, photoTo: string, orderId: string): Promise<string> {
  return sendProof(id, (photo) => storeStepPhoto(photoTo, orderId, photo))
}

/**
 * Stores a photo that proves a step of an order.
 *
 * @returns its path
 * @throws AppError what the function refuses, or a lost network
 */
export function storeStepPhoto(photoTo: string, orderId: string, photo: Blob): Promise<string> {
  return storeCheckedPicture(`${photoTo}?order=${encodeURIComponent(orderId)}`, photo)
}

/** Where a step was made, as the phone knows it. */
export interface StepPlace {
  readonly lat: number
  readonly lng: number
  readonly accuracyM?: number | undefined
}

/** A step, and how it is sent while there is a network. */
export interface Step<Answer> {
  readonly userId: string
  readonly orderId: string
  readonly what: string
  readonly args: Readonly<Record<string, unknown>>
  /** Where the phone is: the server asks whether that is the stop. */
  readonly place?: StepPlace | undefined
  /** What proves it, kept and sent before it; the server's function reads its path as `picture`. */
  readonly photo?: { readonly taken: Blob; readonly to: string } | undefined
  readonly send: () => Promise<Answer>
}

/**
 * Makes a step now, or keeps it with its own id and time until there is a network. While others wait it waits behind
 * them: steps are sent in the order in which they were made.
 *
 * @returns the server's answer, or `queued`
 * @throws AppError when the server refuses it, or the device cannot keep it
 */
export async function makeStep<Answer>(step: Step<Answer>): Promise<Answer | 'queued'> {
  const { userId, orderId, what, args, place, photo, send } = step
  const isBehind = storedSteps().some((one) => one.userId === userId)
  const at = new Date().toISOString()
  try {
    if (isBehind || !isOnline()) throw new AppError('network', 'network', true)
    return await send()
  } catch (problem) {
    const error = toAppError(problem)
    if (error.code !== 'network') throw error
    const id = crypto.randomUUID()
    try {
      if (photo) await keepProof(id, photo.taken)
    } catch {
      throw error
    }
    const kept = withStep(storedSteps(), {
      id,
      userId,
      orderId,
      what,
      args: {
        ...args,
        ...(place ? { lat: place.lat, lng: place.lng, accuracy_m: place.accuracyM ?? null } : {}),
      },
      ...(photo ? { photoTo: photo.to } : {}),
      at,
    })
    try {
      if (kept === undefined) throw error
      keepSteps(kept)
    } catch {
      await forgetProof(id)
      throw error
    }
    return 'queued'
  }
}

/** What became of a step that waited; with an outcome such as wrong_code, or a refusal, those behind it are let go. */
export interface SentStep {
  readonly step: QueuedStep
  readonly outcome: string | undefined
  readonly refusal: AppError | undefined
}

const HELD = new Set(['moved', 'done'])

async function flush(userId: string, told: (sent: SentStep) => void, send: SendStep): Promise<void> {
  for (;;) {
    const step = storedSteps().find((one) => one.userId === userId)
    if (!step) return
    let outcome: string | undefined
    let refusal: AppError | undefined
    try {
      outcome = (await send(step)).outcome
    } catch (problem) {
      refusal = toAppError(problem)
      if (refusal.retryable) return
    }
    const holds = outcome !== undefined && HELD.has(outcome)
    const before = storedSteps()
    const left = holds ? withoutStep(before, step.id) : withoutOrder(before, step)
    keepSteps(left)
    await forgetPhotos(before.filter((one) => !left.includes(one)))
    told({ step, outcome, refusal })
  }
}

async function forgetPhotos(steps: readonly QueuedStep[]): Promise<void> {
  for (const { id, photoTo } of steps) if (photoTo !== undefined) await forgetProof(id)
}

/** Sends the steps that wait, in order and in one tab at a time, and tells what became of each. Never throws. */
export async function flushSteps(
  userId: string,
  told: (sent: SentStep) => void,
  send: SendStep = sendStep,
): Promise<void> {
  if (!isOnline() || storedSteps().length === 0) return
  await navigator.locks.request('angadi.steps', () => flush(userId, told, send)).catch(() => undefined)
}
