import { RestError, unreadableQuery } from '../rest-error.ts'

const LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/u

/** Reads a text of the query string from left to right; everything that is not in the grammar is refused. */
export class Scanner {
  private readonly text: string
  private readonly what: string
  private position = 0

  /** @param what names the text in the message, e.g. `select parameter` */
  constructor(text: string, what: string) {
    this.text = text
    this.what = what
  }

  get isAtEnd(): boolean {
    return this.position >= this.text.length
  }

  /** What has not been read. */
  get rest(): string {
    return this.text.slice(this.position)
  }

  /** The refusal of what stands here (PGRST100). */
  refusal(expected: string): RestError {
    const found = this.isAtEnd ? 'end of input' : `"${this.text[this.position]}"`
    return unreadableQuery(
      this.what,
      this.text,
      `unexpected ${found} expecting ${expected} (column ${this.position + 1})`,
    )
  }

  /** Whether this text stands here; it is not read. */
  sees(expected: string): boolean {
    return this.text.startsWith(expected, this.position)
  }

  /** Reads this text if it stands here. */
  takes(expected: string): boolean {
    if (!this.sees(expected)) return false
    this.position += expected.length
    return true
  }

  /** @throws RestError unless this text stands here */
  expect(expected: string): void {
    if (!this.takes(expected)) throw this.refusal(`"${expected}"`)
  }

  /** @throws RestError unless everything has been read */
  expectEnd(): void {
    if (!this.isAtEnd) throw this.refusal('end of input')
  }

  skipBlanks(): void {
    while (this.takes(' ') || this.takes('\t')) {}
  }

  /** Reads what a sticky expression matches here, or nothing. */
  match(pattern: RegExp): string | undefined {
    const found = new RegExp(pattern.source, `${pattern.flags.replace(/[gy]/g, '')}y`)
    found.lastIndex = this.position
    const text = found.exec(this.text)?.[0]
    if (text !== undefined) this.position += text.length
    return text
  }

  /** Tries one way of reading; where it is refused, nothing has been read. */
  attempt<T>(read: () => T): T | undefined {
    const before = this.position
    try {
      return read()
    } catch (error) {
      if (!(error instanceof RestError)) throw error
      this.position = before
      return undefined
    }
  }

  /** Reads one character. */
  next(): string {
    const character = this.text[this.position]
    if (character === undefined) throw this.refusal('a character')
    this.position += 1
    return character
  }

  /** `"…"` with backslash escapes. */
  quoted(): string {
    this.expect('"')
    let value = ''
    while (!this.takes('"')) {
      this.takes('\\')
      value += this.next()
    }
    return value
  }

  /** A name: quoted, or letters, digits, `_`, `$`, inner blanks, and dashes that do not begin an arrow. */
  name(): string {
    if (this.sees('"')) return this.quoted()
    let name = ''
    for (;;) {
      const character = this.text[this.position]
      if (character === undefined) break
      const isDash = character === '-' && this.text[this.position + 1] !== '>' && name !== ''
      if (!isDash && !LETTER_OR_DIGIT.test(character) && !'_$ '.includes(character)) break
      name += character
      this.position += 1
    }
    if (name.trim() === '') throw this.refusal('field name (* or [a..z0..9_$])')
    return name.trim()
  }
}
