import { PICTURE_BUCKET, picturePaths, uploadPictures } from '../../../../supabase/seeds/pictures.ts'
import type { Sql } from '../gateway/database-port.ts'

/** What filling Storage needs from the running API. */
export interface FillableApi {
  readonly apiUrl: string
  readonly secretKey: string
  readonly database: Sql
}

/**
 * Puts the seeds' pictures into Storage, as a project's own script would, unless they are all there already.
 *
 * @throws when Storage refuses one
 */
export async function seedPictures({ apiUrl, secretKey, database }: FillableApi): Promise<void> {
  const [kept] = await database.query(
    'select count(*)::int as count from storage.objects where bucket_id = $1 and name = any($2)',
    [PICTURE_BUCKET, picturePaths()],
  )
  if (kept?.['count'] === picturePaths().length) return
  await uploadPictures({
    upload: async (bucket, path, bytes, contentType) => {
      const answer = await fetch(`${apiUrl}/storage/v1/object/${bucket}/${path}`, {
        method: 'POST',
        headers: {
          apikey: secretKey,
          authorization: `Bearer ${secretKey}`,
          'content-type': contentType,
          'cache-control': 'max-age=31536000',
          'x-upsert': 'true',
        },
        body: bytes.slice(),
      })
      if (!answer.ok) throw new Error(`The picture ${path} could not be stored: ${await answer.text()}`)
    },
  })
}
