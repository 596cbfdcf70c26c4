/** After this time a signed-in user leaves the recovery page for home, in milliseconds (Spec §4 Dashboard redirect). */
const HOME_AFTER_MS = 1500

/** Goes home after a short delay; the returned function cancels it. */
export function homeSoon(go: () => void): () => void {
  const timer = setTimeout(go, HOME_AFTER_MS)
  return () => clearTimeout(timer)
}
