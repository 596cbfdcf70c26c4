import { useSyncExternalStore } from 'react'
import { announcements } from './announce.ts'

/**
 * The live regions that `announce` writes to. Render once per app, beside what loads later: an open sheet hides
 * everything else from assistive technology but elements with `aria-live` and what is added beside them, and the roles
 * alone do not count.
 */
export function Announcer() {
  const { text, urgent, turn } = useSyncExternalStore(announcements.subscribe, announcements.current)
  return (
    <div className="sr-only">
      <p role="status" aria-live="polite">
        {urgent ? null : <span key={turn}>{text}</span>}
      </p>
      <p role="alert" aria-live="assertive">
        {urgent ? <span key={turn}>{text}</span> : null}
      </p>
    </div>
  )
}
