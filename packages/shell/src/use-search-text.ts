import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** How long to wait for the next letter before the search begins, in milliseconds. */
const PAUSE_MS = 300

/** A path and its query, however the query is escaped. */
function addressOf({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return `${pathname}?${new URLSearchParams(search)}`
}

/**
 * The text of a search field whose query is kept in the URL: shown letter by letter, passed on after a short pause. A
 * query that changes from outside, such as by the Back button, replaces the text.
 */
export function useSearchText(
  labels: string,
  commit: (labels: string) => void,
): readonly [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(labels)
  const [handedOn, setHandedOn] = useState(labels)
  const [seen, setSeen] = useState(labels)
  if (labels !== seen) {
    setSeen(labels)
    if (labels !== handedOn) {
      setText(labels)
      setHandedOn(labels)
    }
  }
  const address = addressOf(useLocation())
  const handOn = useEffectEvent((next: string, from: string) => {
    // A user who has tapped a result is leaving for another screen, on this path or another, which may still be
    // loading: writing the query must not bring them back.
    if (addressOf(globalThis.location) !== from) return
    setHandedOn(next)
    commit(next)
  })
  // A navigation that keeps this screen has the query written once it is there.
  useEffect(() => {
    const next = text.trim()
    if (next === handedOn) return
    const timer = setTimeout(() => handOn(next, address), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, handedOn, address])
  return [text, setText]
}
