import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** How long to wait for the next letter before the search begins, in milliseconds. */
const PAUSE_MS = 300

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
  const { pathname } = useLocation()
  const handOn = useEffectEvent((next: string) => {
    // A user who has tapped a result is leaving for another screen: writing the query must not bring them back.
    if (globalThis.location.pathname !== pathname) return
    setHandedOn(next)
    commit(next)
  })
  useEffect(() => {
    const next = text.trim()
    if (next === handedOn) return
    const timer = setTimeout(() => handOn(next), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, handedOn])
  return [text, setText]
}
