import { apiKeys } from './api-keys.ts'
import { textAt } from './upstream.ts'

/** The database has refused a call with a reason of its own (private.refuse). */
export class DatabaseRefused extends Error {
  readonly status: number
  /** Stable, e.g. checkout_not_found. */
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

function refusalIn(text: string): DatabaseRefused | undefined {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return undefined
  }
  const [, status] = /^PT(4\d\d)$/.exec(textAt(body, 'code') ?? '') ?? []
  const code = textAt(body, 'details')
  if (status === undefined || code === undefined) return undefined
  return new DatabaseRefused(Number(status), code, textAt(body, 'message') ?? code)
}

/**
 * Calls a function of the database with the secret key.
 *
 * @throws DatabaseRefused for a refusal with a reason; another error when it fails otherwise or cannot be reached
 */
export async function callDatabase(name: string, args: object): Promise<unknown> {
  const response = await fetch(`${Deno.env.get('SUPABASE_URL')}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { ...apiKeys(Deno.env).secretHeaders, 'content-type': 'application/json' },
    body: JSON.stringify(args),
  })
  const text = await response.text()
  if (!response.ok) throw refusalIn(text) ?? new Error(`${name} answered ${response.status}: ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}
