import { useEffect, useEffectEvent } from 'react'
import { type TopicEvent, topicNamed } from './topic.ts'

/** Whether a topic has only now begun to be heard: whatever was fetched before may be stale. */
export function isResync(event: string): boolean {
  return event === 'joined' || event === 'rejoined'
}

/**
 * Listens to a private topic while the component is shown. `joined` and `rejoined` are told as events too
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
