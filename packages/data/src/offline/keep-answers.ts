import type { Query, QueryClient } from '@tanstack/react-query'
import { createStore, delMany, entries, get, set } from 'idb-keyval'
import { runtimeConfig } from '../client/config.ts'
import { isOnline } from '../client/reachability.ts'
import { AppError } from '../errors/app-error.ts'
import { useSession } from '../session/session-store.ts'
import { isPersonal, isStored, isUsable, type StoredAnswer } from './stored-answer.ts'

/** How many responses a device stores; the oldest are removed first. */
const MOST_ANSWERS = 60

const store = createStore('angadi-answers', 'answers')

function hasLostNetwork({ error, fetchFailureReason }: Query['state']): boolean {
  const reason = error ?? fetchFailureReason
  return reason instanceof AppError && reason.code === 'network'
}

function mayShow(answer: StoredAnswer): boolean {
  return isUsable(answer, Date.now(), runtimeConfig().release, useSession.getState().userId)
}

async function keep(query: Query): Promise<void> {
  const { queryHash, state } = query
  const { userId } = useSession.getState()
  if (isPersonal(query) && userId === null) return
  const answer: StoredAnswer = {
    data: state.data,
    at: state.dataUpdatedAt,
    release: runtimeConfig().release,
    ...(isPersonal(query) && userId !== null ? { ownerId: userId } : {}),
  }
  await set(queryHash, answer, store)
}

async function bringBack(queryClient: QueryClient, { queryHash, queryKey }: Query): Promise<void> {
  const answer = await get<StoredAnswer>(queryHash, store)
  if (!answer || !mayShow(answer)) return
  if (queryClient.getQueryData(queryKey) !== undefined) return
  queryClient.setQueryData(queryKey, answer.data, { updatedAt: answer.at })
}

async function dropOld(): Promise<void> {
  const all = await entries<string, StoredAnswer>(store)
  const newest = all.toSorted(([, a], [, b]) => b.at - a.at)
  const { ready, userId } = useSession.getState()
  const old = newest.filter(([, answer], rank) => {
    const isOthers = answer.ownerId !== undefined && ready && answer.ownerId !== userId
    // A session that could not be asked for in time is none that has ended: what is personal waits for the answer.
    if (isOthers && userId === null && !hasLeft() && !isOnline()) return rank >= MOST_ANSWERS
    return (
      rank >= MOST_ANSWERS ||
      isOthers ||
      !isUsable(answer, Date.now(), runtimeConfig().release, answer.ownerId ?? null)
    )
  })
  await delMany(
    old.map(([key]) => key),
    store,
  )
}

/** Whether somebody has signed out here, or a session has ended. */
function hasLeft(): boolean {
  const { hasEnded, hasSignedOut } = useSession.getState()
  return hasEnded || hasSignedOut
}

/**
 * Stores responses of public lists and menus, and the signed-in person's own orders, on this device, and shows them, with
 * their age, when the network is lost and there is nothing newer (Spec §8 Offline). What is personal is deleted as soon
 * as its owner is not signed in any more. A response that the browser refuses to store is missing offline; nothing else
 * breaks.
 *
 * @returns a function that stops this
 */
export function keepAnswers(queryClient: QueryClient): () => void {
  const attend = (query: Query) => {
    if (!isStored(query)) return
    const { data, status } = query.state
    if (data === undefined && hasLostNetwork(query.state)) bringBack(queryClient, query).catch(() => {})
    else if (status === 'success') keep(query).catch(() => {})
  }
  const cache = queryClient.getQueryCache()
  dropOld().catch(() => {})
  for (const query of cache.getAll()) attend(query)
  const stopSession = useSession.subscribe(({ ready, userId }, before) => {
    if (ready && (userId !== before.userId || !before.ready)) dropOld().catch(() => {})
  })
  const stopQueries = cache.subscribe((event) => {
    if (event.type !== 'updated') return
    const { action, query } = event
    // What came with another answer, such as the orders of home, counts as well.
    if (action.type === 'success' || action.type === 'error' || action.type === 'failed') attend(query)
  })
  return () => {
    stopSession()
    stopQueries()
  }
}
