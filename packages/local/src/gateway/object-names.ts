import { z } from 'zod'

/** What Supabase Storage lets into the name of an object: what every S3 service takes. */
const ALLOWED = /^[\w/!\-.*'() &$@=;:+,?]+$/
const WRITES =
  /^\/storage\/v1\/object\/(?:upload\/sign\/)?(?!(?:list|list-v2|move|copy|sign|info|public|authenticated)\/)[^/]+\/(.+)$/
const targetSchema = z.object({ destinationKey: z.string() })

async function nameIn(request: Request): Promise<string | undefined> {
  if (!['POST', 'PUT'].includes(request.method)) return undefined
  const { pathname } = new URL(request.url)
  if (/^\/storage\/v1\/object\/(move|copy)$/.test(pathname)) {
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => undefined)
    return targetSchema.safeParse(body).data?.destinationKey
  }
  const name = WRITES.exec(pathname)?.[1]
  return name === undefined ? undefined : decodeURIComponent(name)
}

/**
 * The answer to whoever wants to write an object under a name that Supabase Storage does not allow, such as one with
 * letters of Telugu. The library takes them all.
 *
 * @returns undefined for every other request
 */
export async function refuseObjectName(request: Request): Promise<Response | undefined> {
  const name = await nameIn(request)
  if (name === undefined || ALLOWED.test(name)) return undefined
  return Response.json(
    { statusCode: '400', error: 'InvalidKey', message: `Invalid key: ${name}` },
    { status: 400 },
  )
}
