import type { Resources } from '@angadi/i18n/resources.ts'

/** A message key of the namespace `errors`. */
export type ErrorKey = Exclude<keyof Resources['errors'], 'again'>

/** An error in a form that screens can show: they decide where to show it, never what it means. */
export class AppError extends Error {
  /** The stable code of the server, e.g. `wallet_too_low`, or one of the client such as `network`. */
  readonly code: string
  /** The key of the message in the namespace `errors`. */
  readonly messageKey: ErrorKey
  /** Figures sent with the error. */
  readonly figures: Readonly<Record<string, unknown>>
  /** Whether trying the same again may help. */
  readonly retryable: boolean

  constructor(
    code: string,
    messageKey: ErrorKey,
    retryable: boolean,
    figures: Readonly<Record<string, unknown>> = {},
  ) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.messageKey = messageKey
    this.figures = figures
    this.retryable = retryable
  }
}
