import type { Database } from '../database.types.ts'
import { freshToken, hasStoredSession } from './auth.ts'
import { runtimeConfig } from './config.ts'
import { observedFetch } from './reachability.ts'

/** For how long an answer may wait for the code that asks for it, in milliseconds. */
const TAKEN_WITHIN_MS = 10_000

type FunctionName = keyof Database['public']['Functions']

interface PrefetchedCall {
  readonly request: string
  readonly token: string
  readonly askedAt: number
  readonly answer: Promise<unknown>
}

let prefetched: PrefetchedCall | undefined

/** The token of whoever is signed in, the publishable key for a guest; undefined where a session must be renewed first. */
function tokenAtHand(): string | undefined {
  return hasStoredSession() ? freshToken() : runtimeConfig().publishableKey
}

/** Undefined where the server refuses: whoever asks again learns why. */
async function ask(path: string, token: string, body?: string): Promise<unknown> {
  const { apiUrl, publishableKey } = runtimeConfig()
  const response = await observedFetch(`${apiUrl}/rest/v1/${path}`, {
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    signal: AbortSignal.timeout(TAKEN_WITHIN_MS),
    ...(body === undefined ? {} : { method: 'POST', body }),
  })
  return response.ok ? response.json() : undefined
}

/**
 * Reads rows while the code of the client is still loading.
 *
 * @param path table and filters, as PostgREST takes them
 * @returns the answer as it came; undefined where there is none
 */
export async function prefetchRows(path: string): Promise<unknown> {
  const token = tokenAtHand()
  return token === undefined ? undefined : ask(path, token).catch(() => undefined)
}

/**
 * Calls a function of the database that reads, while the code that needs its answer is still loading. The first `call`
 * of the same function with the same arguments, by the same person and within 10 s, gets this answer, or fails as this
 * one did.
 *
 * @returns the answer as it came; undefined where there is none
 */
export async function prefetchCall(name: FunctionName, args: object): Promise<unknown> {
  const token = tokenAtHand()
  if (token === undefined) return undefined
  const answer = ask(`rpc/${name}`, token, JSON.stringify(args))
  prefetched = { request: JSON.stringify([name, args]), token, askedAt: Date.now(), answer }
  return answer.catch(() => undefined)
}

/**
 * The answer of `prefetchCall` to this call, once; undefined where it was not asked for, is too old or was refused.
 *
 * @throws TypeError when the server could not be reached
 */
export async function takePrefetchedAnswer(name: FunctionName, args: object): Promise<unknown> {
  const asked = prefetched
  if (!asked || asked.request !== JSON.stringify([name, args])) return undefined
  prefetched = undefined
  const isFresh = Date.now() - asked.askedAt < TAKEN_WITHIN_MS
  return isFresh && asked.token === tokenAtHand() ? asked.answer : undefined
}
