import { apiKeys } from './api-keys.ts'

/**
 * Calls a function of the database with the secret key.
 *
 * @throws when the database refuses or cannot be reached
 */
export async function callDatabase(name: string, args: object): Promise<unknown> {
  const response = await fetch(`${Deno.env.get('SUPABASE_URL')}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { ...apiKeys(Deno.env).secretHeaders, 'content-type': 'application/json' },
    body: JSON.stringify(args),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}
