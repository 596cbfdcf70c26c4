import { apiKeys } from './api-keys.ts'

/** What the database answered to a caller: its refusals are passed on as they are. */
export interface Answer {
  readonly ok: boolean
  readonly status: number
  readonly body: unknown
}

/** Calls a function of the database with the token of whoever called this one, so that it decides what they may. */
export async function callAsCaller(
  request: Request,
  name: string,
  args: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const response = await fetch(`${Deno.env.get('SUPABASE_URL')}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: apiKeys(Deno.env).publishable,
      authorization: request.headers.get('authorization') ?? '',
      'content-type': 'application/json',
    },
    body: JSON.stringify(args),
  })
  const body: unknown = await response.json()
  return { ok: response.ok, status: response.status, body }
}
