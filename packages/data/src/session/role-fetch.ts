import type { Role } from '@angadi/domain/roles.ts'

/**
 * How long fetching the roles may take, and the wait before its one retry (Spec §9 Timing: role fetch 3 s, retry 1 s).
 */
const ROLE_TIMEOUT_MS = 3000
const ROLE_RETRY_MS = 1000

/** How soon the roles are fetched again after both tries failed, in the background. */
export const ROLE_BACKGROUND_MS = 10_000

/** The roles assumed until they are fetched (Spec §4 Auth readiness). They grant nothing. */
export const FALLBACK_ROLES: readonly Role[] = ['user']

type FetchRoles = (signal: AbortSignal) => Promise<readonly Role[]>

async function once(fetchRoles: FetchRoles, outer: AbortSignal): Promise<readonly Role[]> {
  const own = new AbortController()
  const leave = () => own.abort(outer.reason)
  outer.addEventListener('abort', leave)
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    // Raced as well as aborted, so that a late response, or a fetch that ignores the signal, is not waited for.
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
 * Fetches the roles: 3 s at most, one retry after 1 s. An empty list is a customer (Spec §4 Auth readiness).
 *
 * @throws the error of the second try
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
