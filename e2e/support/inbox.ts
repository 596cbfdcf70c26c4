import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { stackOf } from './stacks.ts'

const messages = z.array(z.object({ text: z.string() }))

async function messagesTo(to: string): Promise<z.infer<typeof messages>> {
  const { inbox } = stackOf(test.info().project.name)
  const answer = await fetch(`http://localhost:${inbox}/api/messages?to=${encodeURIComponent(to)}`)
  return messages.parse(await answer.json())
}

/** The text of the last message to a number or an address, once there are at least `count`. */
export async function lastMessageTo(to: string, count = 1): Promise<string> {
  let found: z.infer<typeof messages> = []
  await expect
    .poll(async () => {
      found = await messagesTo(to)
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
