import { holdIdle } from '@angadi/data/when-idle.ts'
import { pendingNamespaces } from '@angadi/i18n/pending-namespaces.ts'
import { type ComponentType, lazy as lazyOnce, use, useState } from 'react'
import { RetryEpoch } from './retry-epoch.ts'

/** A component whose code is fetched when it is first rendered, or before. */
export type LazyComponent<Props extends object = object> = ComponentType<Props> & {
  /** Fetches the code, so that the component then renders without a loading state; rejects when that fails. */
  readonly preload: () => Promise<unknown>
}

/**
 * As React's `lazy`, but a part that failed to load is fetched again when a boundary retries; React's own caches
 * the failure for as long as the page lives. The part also waits for the namespaces of its code.
 */
export function lazy<Props extends object>(
  fetchPart: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyComponent<Props> {
  let hasFailed = false
  let madeIn: number | undefined
  let loaded: ComponentType<Props> | undefined
  const fetchAll = async () => {
    const part = await fetchPart()
    await pendingNamespaces()
    loaded = part.default
    return part
  }
  const load = () => {
    const loading = fetchAll()
    holdIdle(loading)
    return loading
  }
  const make = () =>
    lazyOnce(async () => {
      try {
        return await load()
      } catch (error) {
        hasFailed = true
        throw error
      }
    })
  let made = make()

  function madeFor(epoch: number) {
    if (hasFailed && madeIn !== epoch) {
      hasFailed = false
      made = make()
    }
    madeIn = epoch
    return made
  }

  function Lazy(props: Props) {
    'use no memo'
    // Chosen once, since another type of component would lose the state of this one.
    const [Preloaded] = useState(() => loaded)
    const epoch = use(RetryEpoch)
    const Loaded = Preloaded ?? madeFor(epoch)
    return <Loaded {...props} />
  }
  return Object.assign(Lazy, { preload: load })
}
