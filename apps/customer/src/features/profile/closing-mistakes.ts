export interface ClosingAnswers {
  readonly typed: string
  /** The text that must be typed; undefined if this page does not know it and only the server can check it. */
  readonly word: string | null | undefined
  /** The wallet balance, in paise. */
  readonly balance: number
  /** Whether the user gives up the wallet balance. */
  readonly givesUp: boolean
}

/** What is still missing before the account can be deleted; the server checks it again. */
export function closingMistakes({ typed, word, balance, givesUp }: ClosingAnswers) {
  const said = typed.trim().toLowerCase()
  return {
    word: said === '' || (word !== null && word !== undefined && said !== word.toLowerCase()),
    wallet: balance > 0 && !givesUp,
  }
}
