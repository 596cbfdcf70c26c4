/** What kind of failure stopped a screen: a part that did not load, a lost network, or a bug. */
export type FailureKind = 'chunk' | 'network' | 'other'

const CHUNK_WORDS =
  /dynamically imported module|loading (css )?chunk|importing a module script|error loading|unable to preload css/i
const NETWORK_WORDS = /failed to fetch|network|load failed|fetch failed|timed? ?out/i

function textOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

/** The kind of failure behind a thrown value, which decides about retries (Spec §4 Error boundaries). */
export function failureKind(error: unknown): FailureKind {
  const text = textOf(error)
  if (CHUNK_WORDS.test(text)) return 'chunk'
  return NETWORK_WORDS.test(text) ? 'network' : 'other'
}
