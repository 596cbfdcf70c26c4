import { request } from 'node:http'
import type { HostileRequest } from './requests.ts'

/** Longer than any answer takes that is one. */
const PATIENCE_MS = 60_000

/**
 * Sends a request as it is, which `fetch` would refuse to do for some.
 *
 * @returns the status and the beginning of the answer; status 0 for a connection that was cut
 */
export function sendHostile(
  base: string,
  { path, method, headers, body }: HostileRequest,
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve) => {
    const sent = request(new URL(path, base), {
      method,
      timeout: PATIENCE_MS,
      headers: { ...headers, 'content-length': String(body.length) },
    })
    sent.on('timeout', () => sent.destroy())
    sent.on('error', (error) => resolve({ status: 0, text: error.message }))
    sent.on('response', (response) => {
      let text = ''
      response.on('data', (chunk) => {
        if (text.length < 500) text += String(chunk)
      })
      response.on('close', () => resolve({ status: response.statusCode ?? 0, text: text.slice(0, 500) }))
    })
    sent.end(body)
  })
}
