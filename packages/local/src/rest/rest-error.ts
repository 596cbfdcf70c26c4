/** An error as PostgREST words it: the body's four fields and the status of the answer. */
export class RestError extends Error {
  readonly status: number
  readonly code: string
  readonly details: unknown
  readonly hint: string | null
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    code: string,
    message: string,
    more: {
      readonly details?: unknown
      readonly hint?: string | null
      readonly headers?: Readonly<Record<string, string>>
    } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.details = more.details ?? null
    this.hint = more.hint ?? null
    this.headers = more.headers ?? {}
  }

  /** The answer with the body `{code, details, hint, message}`. */
  toResponse(): Response {
    const { code, details, hint, message, status, headers } = this
    return Response.json(
      { code, details, hint, message },
      { status, headers: { 'proxy-status': `PostgREST; error=${code}`, ...headers } },
    )
  }
}

/** A query string that could not be read (PGRST100). */
export function unreadableQuery(what: string, text: string, detail: string): RestError {
  return new RestError(400, 'PGRST100', `"failed to parse ${what} (${text})"`, { details: detail })
}
