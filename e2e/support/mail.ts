import process from 'node:process'
import { type APIRequestContext, expect } from '@playwright/test'
import { z } from 'zod'

const INBOX = `http://localhost:${process.env['ANGADI_E2E_INBOX_PORT'] ?? 54424}`
const messages = z.array(z.object({ text: z.string() }))

/** The text of the last message to a number or an address, once there are at least `count`. */
export async function lastMessageTo(request: APIRequestContext, to: string, count = 1): Promise<string> {
  let found: z.infer<typeof messages> = []
  await expect
    .poll(async () => {
      found = messages.parse(await (await request.get(`${INBOX}/api/messages`, { params: { to } })).json())
      return found.length
    })
    .toBeGreaterThanOrEqual(count)
  return found[0]?.text ?? ''
}

/** The link in a mail. */
export function linkIn(text: string): string {
  return /https?:\/\/\S+/.exec(text)?.[0] ?? ''
}

/** The code in a text message. */
export function codeIn(text: string): string {
  return /\d{6}/.exec(text)?.[0] ?? ''
}
