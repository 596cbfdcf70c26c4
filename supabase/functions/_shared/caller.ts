import { textAt } from './upstream.ts'

function claimsOf(token: string): unknown {
  const [, payload = ''] = token.split('.')
  const base64 = payload.replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(bytes))
}

/**
 * Who calls a function. The token's signature has been checked before the request comes here (`verify_jwt`), so only
 * what it says is read.
 *
 * @returns the person's id; undefined for guests, whose key is a token too on some projects
 */
export function callerOf(request: Request): string | undefined {
  const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (token === undefined) return undefined
  try {
    const claims = claimsOf(token)
    return textAt(claims, 'role') === 'authenticated' ? textAt(claims, 'sub') : undefined
  } catch {
    return undefined
  }
}
