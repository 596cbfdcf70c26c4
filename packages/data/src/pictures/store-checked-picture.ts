import * as z from 'zod/mini'
import { callerHeaders } from '../client/auth.ts'
import { runtimeConfig } from '../client/config.ts'
import { toAppError } from '../errors/to-app-error.ts'

/** How long a picture may take over a slow network, in milliseconds. */
export const UPLOAD_MS = 60_000

const stored = z.object({ path: z.string() })

/**
 * Stores a picture through an edge function that looks into it before anybody else can see it.
 *
 * @param functionPath the function's name, with its query
 * @param signal stops it before its time is over
 * @returns the picture's path in the function's bucket
 * @throws AppError what the function or the database refuses, or a lost network
 */
export async function storeCheckedPicture(
  functionPath: string,
  picture: Blob,
  signal?: AbortSignal,
): Promise<string> {
  const limit = AbortSignal.timeout(UPLOAD_MS)
  try {
    const response = await fetch(`${runtimeConfig().apiUrl}/functions/v1/${functionPath}`, {
      method: 'POST',
      headers: { ...(await callerHeaders()), 'content-type': 'application/octet-stream' },
      body: picture,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    const answer: unknown = await response.json()
    if (!response.ok) throw toAppError(answer)
    return stored.parse(answer).path
  } catch (problem) {
    throw toAppError(problem)
  }
}
