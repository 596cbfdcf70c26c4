/** A signed-in visitor of the recovery page goes home after this long, in milliseconds (Spec §4 Dashboard redirect). */
const HOME_AFTER_MS = 1500

/** Goes home in a moment; the result keeps one here. */
export function homeSoon(go: () => void): () => void {
  const timer = setTimeout(go, HOME_AFTER_MS)
  return () => clearTimeout(timer)
}
