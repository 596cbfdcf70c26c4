import * as z from 'zod/mini'
import { runtimeConfig } from '../client/config.ts'
import { invokeFunction } from '../client/invoke-function.ts'

const address = z.object({ path: z.string() })

/** A page, from 1, of a paper or of an appeal. */
export type AskedPage =
  | { readonly document_id: string; readonly page: number }
  | { readonly measure_id: string; readonly page: number }

/** The address of a page that somebody has handed in, which lives a minute; they see that it was opened. */
export async function addressOfPage(asked: AskedPage): Promise<string> {
  const { path } = await invokeFunction('provider-document-address', asked, address)
  return `${runtimeConfig().apiUrl}${path}`
}
