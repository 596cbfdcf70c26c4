import { z } from 'zod'
import { readFromLibrary } from './library-jwt.ts'

const tokenSchema = z.looseObject({ exp: z.number() })

function invalid(message: string): Response {
  return Response.json({ statusCode: '400', error: 'InvalidJWT', message }, { status: 400 })
}

/**
 * The answer to a signed address of Storage that has expired or was not signed by this stack, which Storage refuses
 * with 400 and the library with an error of its own.
 *
 * @returns undefined for every other request
 */
export async function refuseSignedAddress(
  method: string,
  { pathname, searchParams }: URL,
  secret: string,
): Promise<Response | undefined> {
  if (!['GET', 'HEAD', 'PUT'].includes(method)) return undefined
  if (!/^\/storage\/v1\/object\/(upload\/)?sign\//.test(pathname)) return undefined
  const { data: token } = tokenSchema.safeParse(
    await readFromLibrary(searchParams.get('token') ?? '', secret),
  )
  if (!token) return invalid('signature verification failed')
  return token.exp * 1000 > Date.now() ? undefined : invalid('"exp" claim timestamp check failed')
}
