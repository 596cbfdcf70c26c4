import { sameText } from '../_shared/same-text.ts'

async function tokenOf(callId: string, secret: string): Promise<string> {
  const text = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', text.encode(secret), algorithm, false, ['sign'])
  const signed = new Uint8Array(await crypto.subtle.sign('HMAC', key, text.encode(callId)))
  return Array.from(signed, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Where the telephony service reports about one call: it signs nothing, so the URL carries a token of that call. */
export async function statusUrlOf(callId: string, secret: string, apiUrl: string): Promise<string> {
  const url = new URL('/functions/v1/telephony/status', apiUrl)
  url.searchParams.set('call', callId)
  url.searchParams.set('token', await tokenOf(callId, secret))
  return url.href
}

/** The call that a report is about; undefined where the URL carries no token of that call. */
export async function callOf(url: URL, secret: string): Promise<string | undefined> {
  const id = url.searchParams.get('call') ?? ''
  return (await sameText(url.searchParams.get('token') ?? '', await tokenOf(id, secret))) ? id : undefined
}
