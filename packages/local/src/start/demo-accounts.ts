import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { DemoAccount } from './report.ts'

const moduleSchema = z.object({
  demoAccounts: z.array(
    z.object({ role: z.string(), name: z.string(), phone: z.string(), code: z.string(), opens: z.string() }),
  ),
})

/** The demo accounts that supabase/seeds declares; none when the seeds bring none. */
export async function demoAccounts(root: string): Promise<readonly DemoAccount[]> {
  const file = join(root, 'supabase', 'seeds', 'demo-accounts.ts')
  if (!existsSync(file)) return []
  const loaded: unknown = await import(pathToFileURL(file).href)
  return moduleSchema.parse(loaded).demoAccounts
}
