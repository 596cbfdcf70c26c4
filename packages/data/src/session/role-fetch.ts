import type { Role } from '@angadi/domain/roles.ts'

/** How long asking for the roles may take, and the wait before its one retry (Spec §9 Timing: role fetch 3 s, retry 1 s). */
const ROLE_TIMEOUT_MS = 3000
const ROLE_RETRY_MS = 1000

/** How soon the roles are asked for again after both tries failed, in the background. */
export const ROLE_BACKGROUND_MS = 10_000

/** What a person is to the screens while nobody knows better (Spec §4 Auth readiness). It grants nothing. */
export const FALLBACK_ROLES: readonly Role[] = ['user']

type FetchRoles = (signal: AbortSignal) => Promise<readonly Role[]>

async function once(fetchRoles: FetchRoles, outer: AbortSignal): Promise<readonly Role[]> {
  const own = new AbortController()
  const leave = () => own.abort(outer.reason)
  outer.addEventListener('abort', leave)
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    // Raced as well as aborted: whoever answers late, or does not listen to the signal, is not waited for.
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        own.abort()
        reject(new Error('the role fetch ran into its timeout'))
      }, ROLE_TIMEOUT_MS)
    })
    const roles = await Promise.race([fetchRoles(own.signal), late])
    return roles.length === 0 ? FALLBACK_ROLES : roles
  } finally {
    clearTimeout(timer)
    outer.removeEventListener('abort', leave)
  }
}

/**
 * Asks for the roles: 3 s at the most, one more try after 1 s. An empty list is a plain customer (Spec §4 Auth readiness).
 *
 * @throws what the second try failed with
 */
export async function fetchRolesWithRetry(
  fetchRoles: FetchRoles,
  signal: AbortSignal,
): Promise<readonly Role[]> {
  try {
    return await once(fetchRoles, signal)
  } catch (problem) {
    if (signal.aborted) throw problem
    await new Promise((resolve) => setTimeout(resolve, ROLE_RETRY_MS))
    if (signal.aborted) throw problem
    return once(fetchRoles, signal)
  }
}
