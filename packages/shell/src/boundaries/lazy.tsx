import { pendingNamespaces } from '@angadi/i18n/pending-namespaces.ts'
import { type ComponentType, lazy as lazyOnce, use } from 'react'
import { RetryEpoch } from './retry-epoch.ts'

/**
 * As React's `lazy`, but a part that failed to load is fetched again when a boundary retries; React's own caches
 * the failure for as long as the page lives. The part also waits for the namespaces of its code.
 */
export function lazy<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  let hasFailed = false
  let madeIn: number | undefined
  const make = () =>
    lazyOnce(async () => {
      try {
        const part = await load()
        await pendingNamespaces()
        return part
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

  return function Lazy(props: Props) {
    'use no memo'
    const Loaded = madeFor(use(RetryEpoch))
    return <Loaded {...props} />
  }
}
