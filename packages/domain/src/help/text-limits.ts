/** The most letters of a message to support; the same as the constraint `support_body_length`. */
export const MOST_SUPPORT_LETTERS = 1000
/** The least that the first words of a ticket say, in letters; the same as `open_ticket`. */
export const LEAST_TICKET_LETTERS = 10
/** The most letters of a question that the assistant reads. */
export const MOST_QUESTION_LETTERS = 300
/** The longest side of a photo for support, in pixels, and its size in bytes as in the bucket `support-pictures`. */
export const SUPPORT_PICTURE_LIMITS = { side: 1280, bytes: 524_288 } as const

/** The length of a text as the database counts it, without blanks around it. */
export function lettersOf(text: string): number {
  return [...text.trim()].length
}
