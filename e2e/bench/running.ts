import process from 'node:process'
import type { Database } from '@angadi/data/database.types.ts'
import { type Browser, chromium } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { BenchOptions } from '../../packages/local/src/bench/figure.ts'
import { startAngadi, THROW_AWAY } from '../../packages/local/src/bench/started.ts'
import { paths } from '../../packages/local/src/database/paths.ts'
import { findBrowser } from '../../scripts/browser.ts'
import { type DemoAccount, demoAccounts } from '../../supabase/seeds/demo-accounts.ts'
import { type StackAddress, storageWith } from '../support/session.ts'

/** A seeded marketplace with the built apps, and a browser to visit it. */
export interface Running {
  readonly webUrl: string
  readonly stack: StackAddress
  readonly browser: Browser
}

const config = z.object({ apiUrl: z.url(), publishableKey: z.string() })

/** Reads the address of the API out of the first page, as the apps do. */
async function addressOf(webUrl: string): Promise<StackAddress> {
  const html = await (await fetch(webUrl)).text()
  const content = /<meta name="angadi-config" content="([^"]+)"/.exec(html)?.[1] ?? 'null'
  return { ...config.parse(JSON.parse(content.replaceAll('&quot;', '"'))), webUrl }
}

/** Starts both, lets `work` use them, and stops them again. */
export async function whileRunning<T>(
  { build, tell }: BenchOptions,
  work: (running: Running) => Promise<T>,
): Promise<T> {
  const args = ['packages/local/src/start.ts', ...THROW_AWAY, ...(build ? [] : ['--no-build'])]
  const started = await startAngadi({ program: process.execPath, args, folder: paths.root }, tell)
  try {
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      // Chromium's sandbox does not work for root.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    })
    try {
      return await work({ webUrl: started.webUrl, stack: await addressOf(started.webUrl), browser })
    } finally {
      await browser.close()
    }
  } finally {
    await started.stop()
  }
}

/**
 * The browser storage of a signed-in user.
 *
 * @throws when the seeds have no user with that role
 */
export async function storedSessionOf({ stack }: Running, role: DemoAccount['role']) {
  const account = demoAccounts.find((demo) => demo.role === role)
  if (!account) throw new Error(`the seeds have no ${role}`)
  const client = createClient<Database>(stack.apiUrl, stack.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
  const { phone, code: token } = account
  const { data, error } = await client.auth.verifyOtp({ phone, token, type: 'sms' })
  if (!data.session) throw error ?? new Error(`no session for the ${role}`)
  return storageWith(stack, data.session)
}
