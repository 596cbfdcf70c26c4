import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateApiKey } from '@supabase/lite'
import { z } from 'zod'
import { generateSigningKey, signingKeySchema } from './jwt.ts'

const keysSchema = z.object({
  /** Signs sessions; its public half is published. */
  signingKey: signingKeySchema,
  /** Signs what only this stack reads: addresses of Storage, digests of codes. */
  jwtSecret: z.string().min(32),
  publishableKey: z.string().startsWith('sb_publishable_'),
  secretKey: z.string().startsWith('sb_secret_'),
})

/** Keys of a stack that was last started before sessions were signed with a key pair. */
const keysWithoutPair = keysSchema.partial({ signingKey: true })

/** The secrets of one local stack: what signs sessions, and the two API keys. */
export type Keys = z.infer<typeof keysSchema>

/** Fresh random keys. */
export async function generateKeys(): Promise<Keys> {
  const [publishable, secret] = await Promise.all([generateApiKey('publishable'), generateApiKey('secret')])
  return {
    signingKey: generateSigningKey(),
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: publishable.key,
    secretKey: secret.key,
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function write(file: string, keys: Keys): Promise<Keys> {
  await writeFile(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 })
  return keys
}

/**
 * The keys of the stack whose data live in `folder`, created at the first start and stored there, readable by the owner
 * only.
 *
 * @throws when the file is there but damaged: new keys would silently end every session
 */
export async function readOrCreateKeys(folder: string): Promise<Keys> {
  const file = join(folder, 'keys.json')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text !== undefined) {
    const { data: stored } = keysWithoutPair.safeParse(readJson(text))
    if (stored?.signingKey) return { ...stored, signingKey: stored.signingKey }
    if (stored) return write(file, { ...stored, signingKey: generateSigningKey() })
    throw new Error(`${file} is damaged. Delete it to get new keys; everybody will have to sign in again.`)
  }
  await mkdir(folder, { recursive: true })
  return write(file, await generateKeys())
}
