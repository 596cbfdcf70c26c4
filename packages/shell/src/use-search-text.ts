import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** How long one may pause between letters before the search begins, in milliseconds. */
const PAUSE_MS = 300

/**
 * The text of a search field whose words live in the address: shown letter by letter, handed on after a short pause.
 * Words that change from outside, such as by the Back button, replace the text.
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
    // Whoever has already tapped a result is on the way to another screen; these words must not call them back.
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
