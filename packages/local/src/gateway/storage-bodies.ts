import { z } from 'zod'

/** Postgres stores no null character. */
const text = z.string().refine((value) => !value.includes('\0'))
const path = text.min(1).max(1024)

const bucket = z.looseObject({
  id: path.optional(),
  name: path.optional(),
  public: z.boolean().nullish(),
  file_size_limit: z.union([z.number().int().nonnegative(), text]).nullish(),
  allowed_mime_types: z.array(text).nullish(),
})
const list = z.looseObject({
  prefix: text.nullish(),
  limit: z.number().int().min(1).max(1000).nullish(),
  offset: z.number().int().min(0).max(2_147_483_647).nullish(),
  search: text.nullish(),
  cursor: text.nullish(),
  sortBy: z.looseObject({ column: text.nullish(), order: text.nullish() }).nullish(),
})
const moved = z.looseObject({
  bucketId: path,
  sourceKey: path,
  destinationKey: path,
  destinationBucket: path.nullish(),
})
const prefixes = z.looseObject({ prefixes: z.array(path).max(1000) })
const signed = z.looseObject({ expiresIn: z.number(), paths: z.array(path).max(1000).optional() })

const BODIES: readonly (readonly [methods: readonly string[], path: RegExp, body: z.ZodType])[] = [
  [['POST', 'PUT'], /^\/bucket(\/[^/]+)?\/?$/, bucket],
  [['POST'], /^\/object\/list(-v2)?\/[^/]+\/?$/, list],
  [['POST'], /^\/object\/(move|copy)\/?$/, moved],
  [['DELETE'], /^\/object\/[^/]+\/?$/, prefixes],
  [['POST'], /^\/object\/sign\/.+$/, signed],
]

/**
 * The answer to a body that Storage cannot read: the library fails over it where Storage answers 400.
 *
 * @returns undefined for every other request
 */
export async function refuseStorageBody(request: Request, { pathname }: URL): Promise<Response | undefined> {
  const within = pathname.replace(/^\/storage\/v1/, '')
  const [, , schema] =
    BODIES.find(([methods, form]) => methods.includes(request.method) && form.test(within)) ?? []
  if (!schema) return undefined
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  if (schema.safeParse(body).success) return undefined
  return Response.json(
    { statusCode: '400', error: 'InvalidRequest', message: 'The body could not be read' },
    { status: 400 },
  )
}
