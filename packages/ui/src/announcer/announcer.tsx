import { useSyncExternalStore } from 'react'
import { announcements } from './announce.ts'

/** The live regions that `announce` writes to. Render once per app. */
export function Announcer() {
  const { text, urgent, turn } = useSyncExternalStore(announcements.subscribe, announcements.current)
  return (
    <div className="sr-only">
      <p role="status">{urgent ? null : <span key={turn}>{text}</span>}</p>
      <p role="alert">{urgent ? <span key={turn}>{text}</span> : null}</p>
    </div>
  )
}
