import { useQuery } from '@tanstack/react-query'
import { callerHeaders } from '../client/auth.ts'
import { runtimeConfig } from '../client/config.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { contactKeys } from './keys.ts'

async function fetchPicture(path: string, signal: AbortSignal): Promise<Blob> {
  try {
    const url = `${runtimeConfig().apiUrl}/storage/v1/object/order-pictures/${path}`
    const response = await fetch(url, { headers: await callerHeaders(), signal })
    if (!response.ok) throw await response.json()
    return await response.blob()
  } catch (problem) {
    throw toAppError(problem)
  }
}

/** A picture of a chat, which only its two parties may fetch. */
export function useOrderPicture(path: string) {
  return useQuery({
    queryKey: contactKeys.picture(path),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => fetchPicture(path, signal),
  })
}
