import { createECDH, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const keysSchema = z.object({
  publicKey: z.string().length(87),
  privateKey: z.string().length(43),
  secret: z.string().min(20),
})

/** By which push services know this stack (VAPID, base64url), and by which send-push knows its database. */
export type PushKeys = z.infer<typeof keysSchema>

/** Fresh random keys. */
export function generatePushKeys(): PushKeys {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys().toString('base64url')
  const number = pair.getPrivateKey()
  // A number that begins with zero bytes comes shorter.
  const privateKey = Buffer.concat([Buffer.alloc(32 - number.length), number]).toString('base64url')
  return { publicKey, privateKey, secret: randomBytes(24).toString('base64url') }
}

/**
 * The push keys of the stack whose data live in `folder`, created at the first start and stored there, readable by the
 * owner only. Damaged ones are replaced: browsers subscribe again on the next visit.
 */
export async function readOrCreatePushKeys(folder: string): Promise<PushKeys> {
  const file = join(folder, 'push.json')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  const parsed = keysSchema.safeParse(text === undefined ? undefined : readJson(text))
  if (parsed.success) return parsed.data
  const keys = generatePushKeys()
  await mkdir(folder, { recursive: true })
  await writeFile(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 })
  return keys
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
