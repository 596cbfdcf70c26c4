import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** How long typing must rest before the board asks the server, in milliseconds. */
const REST_MS = 250

/**
 * A search text that is seen at once and asked for once the typing rests.
 *
 * @param asked what the board asks for now; a change from outside, such as the back button, shows in the field
 */
export function useTypedSearch(
  asked: string,
  onAsk: (search: string) => void,
): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState(asked)
  const known = useRef(asked)
  const ask = useEffectEvent(onAsk)
  useEffect(() => {
    if (asked === known.current) return
    known.current = asked
    setTyped(asked)
  }, [asked])
  useEffect(() => {
    if (typed === known.current) return
    const rest = setTimeout(() => {
      known.current = typed
      ask(typed)
    }, REST_MS)
    return () => clearTimeout(rest)
  }, [typed])
  return [typed, setTyped]
}
