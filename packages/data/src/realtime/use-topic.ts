import { useEffect, useEffectEvent } from 'react'
import { type TopicEvent, topicNamed } from './topic.ts'

/** Whether a topic was just joined: data fetched before may be stale. */
export function isResync(event: string): boolean {
  return event === 'joined' || event === 'rejoined'
}

/**
 * Subscribes to a private topic while the component is mounted. `joined` and `rejoined` are passed on as events too
 * (`isResync`).
 *
 * @param name such as `order:<id>`; undefined listens to nothing
 */
export function useTopic(name: string | undefined, listener: (event: TopicEvent) => void): void {
  const tell = useEffectEvent(listener)
  useEffect(() => {
    if (name === undefined) return
    return topicNamed(name).listen((event) => tell(event))
  }, [name])
}
