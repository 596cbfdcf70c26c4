import { callerHeaders } from '../client/auth.ts'
import { runtimeConfig } from '../client/config.ts'
import { toAppError } from '../errors/to-app-error.ts'

/** How long an address of a private picture works, in seconds. */
const ADDRESS_SECONDS = 3600
/** How long an answer may keep the addresses of its pictures, in milliseconds. */
export const ADDRESS_STALE_MS = (ADDRESS_SECONDS / 2) * 1000

/**
 * The addresses of pictures of a private bucket for an hour, by path, with one request for all; those that the caller
 * may not see are left out.
 *
 * @throws AppError for a lost network
 */
export async function pictureAddresses(
  bucket: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (paths.length === 0) return new Map()
  const { StorageClient } = await import('@supabase/storage-js')
  const storage = new StorageClient(`${runtimeConfig().apiUrl}/storage/v1`, await callerHeaders())
  const { data, error } = await storage.from(bucket).createSignedUrls([...paths], ADDRESS_SECONDS)
  if (error) throw toAppError(error)
  return new Map(
    data.flatMap(({ path, signedUrl }): [string, string][] => (path && signedUrl ? [[path, signedUrl]] : [])),
  )
}
