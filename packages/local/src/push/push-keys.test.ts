import { createECDH } from 'node:crypto'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generatePushKeys, readOrCreatePushKeys } from './push-keys.ts'

describe('the keys of push', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'angadi-push-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('are a pair of P-256 in the shape that browsers take (Issue 2, Web Push)', () => {
    const { publicKey, privateKey } = generatePushKeys()
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
    expect(pair.getPublicKey('base64url')).toBe(publicKey)
  })

  it('are made once and kept for their owner alone (Issue 2, Web Push)', async () => {
    const keys = await readOrCreatePushKeys(folder)
    expect(await readOrCreatePushKeys(folder)).toEqual(keys)
    expect((await stat(join(folder, 'push.json'))).mode & 0o077).toBe(0)
    await writeFile(join(folder, 'push.json'), 'damaged')
    expect(await readOrCreatePushKeys(folder)).not.toEqual(keys)
  })
})
