import type { Query, QueryClient } from '@tanstack/react-query'
import { createStore, delMany, entries, get, set } from 'idb-keyval'
import { runtimeConfig } from '../client/config.ts'
import { AppError } from '../errors/app-error.ts'
import { isStored, isUsable, type StoredAnswer } from './stored-answer.ts'

/** How many responses a device stores; the oldest are removed first. */
const MOST_ANSWERS = 60

const store = createStore('angadi-answers', 'answers')

function hasLostNetwork({ error, fetchFailureReason }: Query['state']): boolean {
  const reason = error ?? fetchFailureReason
  return reason instanceof AppError && reason.code === 'network'
}

async function keep({ queryHash, state }: Query): Promise<void> {
  const answer: StoredAnswer = {
    data: state.data,
    at: state.dataUpdatedAt,
    release: runtimeConfig().release,
  }
  await set(queryHash, answer, store)
}

async function bringBack(queryClient: QueryClient, { queryHash, queryKey }: Query): Promise<void> {
  const answer = await get<StoredAnswer>(queryHash, store)
  if (!answer || !isUsable(answer, Date.now(), runtimeConfig().release)) return
  if (queryClient.getQueryData(queryKey) !== undefined) return
  queryClient.setQueryData(queryKey, answer.data, { updatedAt: answer.at })
}

async function dropOld(): Promise<void> {
  const all = await entries<string, StoredAnswer>(store)
  const newest = all.toSorted(([, a], [, b]) => b.at - a.at)
  const old = newest.filter(
    ([, answer], rank) => rank >= MOST_ANSWERS || !isUsable(answer, Date.now(), runtimeConfig().release),
  )
  await delMany(
    old.map(([key]) => key),
    store,
  )
}

/**
 * Stores responses of public lists and menus on this device, and shows them, with their age, when the network is lost
 * and there is nothing newer (Spec §8 Offline). A response that the browser refuses to store is missing offline;
 * nothing else breaks.
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
  return cache.subscribe((event) => {
    if (event.type !== 'updated') return
    const { action, query } = event
    // A restored response is stored already.
    if (
      action.type === 'success' ? action.manual !== true : action.type === 'error' || action.type === 'failed'
    )
      attend(query)
  })
}
