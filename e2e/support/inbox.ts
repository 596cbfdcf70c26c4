import { expect } from '@playwright/test'
import { z } from 'zod'
import type { TestStack } from './stack.ts'

const messages = z.array(z.object({ text: z.string() }))

async function messagesTo({ inboxUrl }: TestStack, to: string): Promise<z.infer<typeof messages>> {
  const answer = await fetch(`${inboxUrl}/api/messages?to=${encodeURIComponent(to)}`)
  return messages.parse(await answer.json())
}

/** The text of the last message to a number or an address, once there are at least `count`. */
export async function lastMessageTo(stack: TestStack, to: string, count = 1): Promise<string> {
  let found: z.infer<typeof messages> = []
  await expect
    .poll(async () => {
      found = await messagesTo(stack, to)
      return found.length
    })
    .toBeGreaterThanOrEqual(count)
  return found[0]?.text ?? ''
}

/** The link in an email. */
export function linkIn(text: string): string {
  return /https?:\/\/\S+/.exec(text)?.[0] ?? ''
}

/** The code in a text message. */
export function codeIn(text: string): string {
  return /\d{6}/.exec(text)?.[0] ?? ''
}
