import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'

const config = z.object({ apiUrl: z.url(), publishableKey: z.string() })

/** Where the stack under test is reached, read from the page that it serves. */
export type StackAddress = z.infer<typeof config>

/** Reads the address of the API out of the first page, as the apps do. */
export async function stackAddress(request: APIRequestContext): Promise<StackAddress> {
  const html = await (await request.get('/')).text()
  const content = /<meta name="angadi-config" content="([^"]+)"/.exec(html)?.[1] ?? 'null'
  return config.parse(JSON.parse(content.replaceAll('&quot;', '"')))
}
