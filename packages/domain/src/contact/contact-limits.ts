/** The longest message, in characters; the same as the constraint `message_body_length`. */
export const MOST_MESSAGE_LETTERS = 500

/** The minutes that a canned sentence with a figure offers. */
export const CANNED_MINUTES = [5, 10, 15] as const

/** The longest side of a picture that is sent, in pixels, and its size in bytes as in the bucket `order-pictures`. */
export const ORDER_PICTURE_LIMITS = { side: 1280, bytes: 524_288 } as const
