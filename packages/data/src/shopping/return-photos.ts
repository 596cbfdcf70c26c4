import { useQuery } from '@tanstack/react-query'
import { callerHeaders } from '../client/auth.ts'
import { runtimeConfig } from '../client/config.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { storePicture } from '../pictures/store-picture.ts'
import { shoppingKeys } from './keys.ts'

/** The bucket of photos of what is sent back: private, read by customer, seller and administrators. */
const BUCKET = 'return-pictures'
/** How long an address of a photo works, in seconds. */
const ADDRESS_SECONDS = 3600

async function bucket() {
  const { StorageClient } = await import('@supabase/storage-js')
  return new StorageClient(`${runtimeConfig().apiUrl}/storage/v1`, await callerHeaders()).from(BUCKET)
}

/**
 * Stores a photo of something that is sent back through the function that looks into it.
 *
 * @returns its path, to be sent with the return
 * @throws AppError picture_invalid, too_many_pictures, or a lost network
 */
export function storeReturnPhoto(photo: Blob): Promise<string> {
  return storePicture('return-picture', photo)
}

/** The addresses of photos for an hour, in their order. */
export function useReturnPhotos(paths: readonly string[]) {
  return useQuery({
    queryKey: shoppingKeys.returnPhotos(paths),
    enabled: paths.length > 0,
    staleTime: (ADDRESS_SECONDS / 2) * 1000,
    queryFn: async (): Promise<readonly string[]> => {
      const { data, error } = await (await bucket()).createSignedUrls([...paths], ADDRESS_SECONDS)
      if (error) throw toAppError(error)
      return data.flatMap(({ signedUrl }) => signedUrl || [])
    },
  })
}
