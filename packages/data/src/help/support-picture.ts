import { DEFAULT_TIMEOUT_MS } from '@angadi/domain/submission/lifecycle.ts'
import { useQuery } from '@tanstack/react-query'
import { callerHeaders } from '../client/auth.ts'
import { runtimeConfig } from '../client/config.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { storeCheckedPicture, UPLOAD_MS } from '../pictures/store-checked-picture.ts'
import { helpKeys } from './keys.ts'

/** How long a form may take that stores a photo before it is sent, in milliseconds. */
export const WITH_PICTURE_MS = UPLOAD_MS + DEFAULT_TIMEOUT_MS

/**
 * Stores a photo for support through the function that looks into it.
 *
 * @returns its path in the bucket `support-pictures`
 * @throws AppError picture_invalid, too_many_pictures, or a lost network
 */
export function storeSupportPicture(picture: Blob, signal?: AbortSignal): Promise<string> {
  return storeCheckedPicture('support-picture', picture, signal)
}

async function fetchPicture(path: string, signal: AbortSignal): Promise<Blob> {
  try {
    const url = `${runtimeConfig().apiUrl}/storage/v1/object/support-pictures/${path}`
    const response = await fetch(url, { headers: await callerHeaders(), signal })
    if (!response.ok) throw await response.json()
    return await response.blob()
  } catch (problem) {
    throw toAppError(problem)
  }
}

/** A photo in a ticket, which only its customer and support may fetch. */
export function useSupportPicture(path: string) {
  return useQuery({
    queryKey: helpKeys.picture(path),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => fetchPicture(path, signal),
  })
}
