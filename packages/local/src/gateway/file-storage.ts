import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { App } from '@supabase/lite'
import { z } from 'zod'

type StorageAdapter = NonNullable<App['_storageAdapter']>
type ObjectResponse = Awaited<ReturnType<StorageAdapter['getObject']>>
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['uploadObject']>>
type UploadBody = Parameters<StorageAdapter['uploadObject']>[3]

const sidecarSchema = z.object({ contentType: z.string(), cacheControl: z.string(), eTag: z.string() })

/** Thrown when a stored object is missing; the storage service answers 404. */
class ObjectNotFound extends Error {
  readonly code = 'NoSuchKey'
  readonly status = 404
}

async function bytesOf(body: UploadBody): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body
  const chunks: Uint8Array[] = []
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    if (value instanceof Uint8Array) chunks.push(value)
  }
  return Buffer.concat(chunks)
}

function rangeOf(header: string | undefined, size: number): { start: number; end: number } | undefined {
  const [, first = '', last = ''] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start <= end ? { start, end } : undefined
}

/**
 * Stores the objects of Storage as files: `<folder>/<bucket>/<key>/object` next to `info.json` with its content type.
 * A key is a folder, so that `a` and `a/b` can both be objects. Which objects exist is recorded in the database.
 */
export class FileStorage implements StorageAdapter {
  readonly driver = null
  private readonly folder: string
  private readonly shared: string | undefined

  /** @param shared objects that are there from the beginning, in a folder that is only read */
  constructor(folder: string, shared?: string) {
    this.folder = resolve(folder)
    this.shared = shared === undefined ? undefined : resolve(shared)
  }

  /** Bucket and key come from requests: whatever would leave the folder is refused. */
  private locationOf(bucket: string, key: string, folder = this.folder): string {
    const safe = key.split('/').map((part) => `${encodeURIComponent(part).replaceAll('.', '%2E')}_`)
    const place = join(folder, encodeURIComponent(bucket).replaceAll('.', '%2E'), ...safe)
    if (!place.startsWith(folder + sep)) throw new ObjectNotFound()
    return place
  }

  /** Where an object is read: what this stack has written hides what is shared. */
  private async readPlaceOf(bucket: string, key: string): Promise<string> {
    const own = this.locationOf(bucket, key)
    if (this.shared === undefined) return own
    const isOwn = await stat(join(own, 'object')).then(
      () => true,
      () => false,
    )
    return isOwn ? own : this.locationOf(bucket, key, this.shared)
  }

  private async metadataOf(place: string): Promise<ObjectMetadata> {
    try {
      const [file, info] = await Promise.all([
        stat(join(place, 'object')),
        readFile(join(place, 'info.json'), 'utf8'),
      ])
      const { contentType, cacheControl, eTag } = sidecarSchema.parse(JSON.parse(info))
      return {
        cacheControl,
        contentLength: file.size,
        size: file.size,
        mimetype: contentType,
        lastModified: file.mtime,
        eTag,
        httpStatusCode: 200,
      }
    } catch {
      throw new ObjectNotFound()
    }
  }

  async getObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    headers?: { readonly ifNoneMatch?: string; readonly range?: string },
  ): Promise<ObjectResponse> {
    const place = await this.readPlaceOf(bucket, key)
    const metadata = await this.metadataOf(place)
    if (headers?.ifNoneMatch && headers.ifNoneMatch === metadata.eTag)
      return { metadata: { ...metadata, httpStatusCode: 304 }, httpStatusCode: 304 }
    const body = await readFile(join(place, 'object'))
    const range = rangeOf(headers?.range, body.length)
    if (!range) return { metadata, httpStatusCode: 200, body }
    const part = body.subarray(range.start, range.end + 1)
    return {
      metadata: {
        ...metadata,
        contentLength: part.length,
        contentRange: `bytes ${range.start}-${range.end}/${body.length}`,
        httpStatusCode: 206,
      },
      httpStatusCode: 206,
      body: part,
    }
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: UploadBody,
    contentType: string,
    cacheControl: string,
  ): Promise<ObjectMetadata> {
    const place = this.locationOf(bucket, key)
    const bytes = await bytesOf(body)
    const eTag = `"${createHash('md5').update(bytes).digest('hex')}"`
    await mkdir(place, { recursive: true })
    // Written aside and renamed, so that a reader never meets half an object.
    const partial = join(place, `object.${process.pid}.${Date.now()}`)
    await writeFile(partial, bytes)
    await writeFile(join(place, 'info.json'), JSON.stringify({ contentType, cacheControl, eTag }))
    await rename(partial, join(place, 'object'))
    return this.metadataOf(place)
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    const place = this.locationOf(bucket, key)
    await Promise.all([
      rm(join(place, 'object'), { force: true }),
      rm(join(place, 'info.json'), { force: true }),
    ])
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    for (const key of keys) await this.deleteObject(bucket, key)
  }

  async copyObject(
    sourceBucket: string,
    source: string,
    _version: string | undefined,
    destinationBucket: string,
    destination: string,
  ): Promise<{ httpStatusCode: number; eTag: string; lastModified: Date }> {
    const from = await this.readPlaceOf(sourceBucket, source)
    const to = this.locationOf(destinationBucket, destination)
    const { eTag } = await this.metadataOf(from)
    await mkdir(dirname(join(to, 'object')), { recursive: true })
    await Promise.all(['object', 'info.json'].map((name) => cp(join(from, name), join(to, name))))
    return { httpStatusCode: 200, eTag, lastModified: new Date() }
  }

  async headObject(bucket: string, key: string): Promise<ObjectMetadata> {
    return this.metadataOf(await this.readPlaceOf(bucket, key))
  }

  async privateAssetUrl(bucket: string, key: string): Promise<string> {
    return `file://${join(await this.readPlaceOf(bucket, key), 'object')}`
  }
}
