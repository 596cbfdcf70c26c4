export interface ClosingAnswers {
  readonly typed: string
  /** What has to be typed; undefined when this page does not know it, and the server alone decides. */
  readonly word: string | null | undefined
  /** In the wallet, in paise. */
  readonly balance: number
  /** Whether the wallet is given up. */
  readonly givesUp: boolean
}

/** What is still missing before an account is deleted; the server asks the same again. */
export function closingMistakes({ typed, word, balance, givesUp }: ClosingAnswers) {
  const said = typed.trim().toLowerCase()
  return {
    word: said === '' || (word !== null && word !== undefined && said !== word.toLowerCase()),
    wallet: balance > 0 && !givesUp,
  }
}
