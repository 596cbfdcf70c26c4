import { PAPER_BUCKET, paperPictures } from '../../../../supabase/seeds/applications.ts'
import {
  PICTURE_BUCKET,
  picturePaths,
  readPicture,
  uploadPictures,
} from '../../../../supabase/seeds/pictures.ts'
import type { Sql } from '../gateway/database-port.ts'

/** What filling Storage needs from the running API. */
export interface FillableApi {
  readonly apiUrl: string
  readonly secretKey: string
  readonly database: Sql
}

/** The bucket of photos that customers send with reviews. */
const REVIEW_BUCKET = 'review-pictures'

type Upload = (bucket: string, path: string, bytes: Uint8Array, contentType: string) => Promise<void>

function uploadTo({ apiUrl, secretKey }: FillableApi): Upload {
  return async (bucket, path, bytes, contentType) => {
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
  }
}

/** The photos of seeded reviews show the drawing of the item. */
async function seedReviewPhotos(database: Sql, upload: Upload): Promise<void> {
  const missing = await database.query(
    `select p.path, i.drawing from public.reviews as r cross join lateral unnest(r.photos) as p (path)
     join public.catalog_items as i on i.id = r.item_id
     where i.drawing = any($2) and not exists (select from storage.objects as s where s.bucket_id = $1 and s.name = p.path)`,
    [REVIEW_BUCKET, picturePaths()],
  )
  for (const { path, drawing } of missing)
    if (typeof path === 'string' && typeof drawing === 'string')
      await upload(REVIEW_BUCKET, path, readPicture(drawing), 'image/webp')
}

/** The papers that applicants of the seeds have handed in. */
async function seedPapers(database: Sql, upload: Upload): Promise<void> {
  const missing = await database.query(
    `select f.path from private.provider_documents as d cross join lateral unnest(d.files) as f (path)
     where not exists (select from storage.objects as s where s.bucket_id = $1 and s.name = f.path)`,
    [PAPER_BUCKET],
  )
  const paths = new Set(missing.map(({ path }) => path))
  for (const { path, read } of paperPictures())
    if (paths.has(path)) await upload(PAPER_BUCKET, path, read(), 'image/webp')
}

/**
 * Puts the seeds' pictures into Storage, as a project's own script would, unless they are all there already.
 *
 * @throws when Storage refuses one
 */
export async function seedPictures(api: FillableApi): Promise<void> {
  const upload = uploadTo(api)
  await seedReviewPhotos(api.database, upload)
  await seedPapers(api.database, upload)
  const [kept] = await api.database.query(
    'select count(*)::int as count from storage.objects where bucket_id = $1 and name = any($2)',
    [PICTURE_BUCKET, picturePaths()],
  )
  if (kept?.['count'] === picturePaths().length) return
  await uploadPictures({ upload })
}
