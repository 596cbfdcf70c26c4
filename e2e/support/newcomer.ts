import { randomInt } from 'node:crypto'
import process from 'node:process'
import type { Database } from '@angadi/data/database.types.ts'
import type { Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { type SignedIn, storageWith } from './session.ts'
import type { StackAddress } from './stack.ts'

const INBOX = `http://localhost:${process.env['ANGADI_E2E_INBOX_PORT'] ?? '54424'}/api/messages`
const messages = z.array(z.object({ text: z.string() }))

async function codeFor(phone: string): Promise<string> {
  const answer = await fetch(`${INBOX}?to=${encodeURIComponent(phone)}`)
  const code = messages.parse(await answer.json())[0]?.text.match(/\d{6}/)?.[0]
  if (code === undefined) throw new Error(`no code came for ${phone}`)
  return code
}

/** A customer whom nobody knew before, with a number and a session of their own; nothing happens to the seeds' people. */
export async function newcomer(stack: StackAddress): Promise<SignedIn & { readonly phone: string }> {
  const phone = `+917${randomInt(100_000_000, 999_999_999)}`
  const client = createClient<Database>(stack.apiUrl, stack.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
  const { error: refused } = await client.auth.signInWithOtp({ phone })
  if (refused) throw refused
  const { data, error } = await client.auth.verifyOtp({ phone, token: await codeFor(phone), type: 'sms' })
  if (error || !data.session) throw error ?? new Error(`${phone} got no session`)
  return { client, session: data.session, phone }
}

/** Signs the browser of a page in with somebody's session and opens an address. */
export async function arrive(
  page: Page,
  stack: StackAddress,
  { session }: SignedIn,
  path: string,
): Promise<void> {
  const { origins } = storageWith(stack, new URL(page.url()).origin, session)
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value)
  }, origins[0]?.localStorage ?? [])
  await page.goto(path)
}
