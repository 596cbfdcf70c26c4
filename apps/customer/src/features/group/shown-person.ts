/** First strong isolate and its end (Unicode TR9). */
const ISOLATE = '\u2068'
const END = '\u2069'

/** A name inside a sentence, isolated so that it never changes the direction of what stands around it. */
export function shownPerson(name: string): string {
  return `${ISOLATE}${name}${END}`
}
