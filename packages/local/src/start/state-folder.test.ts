import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readOrCreateKeys } from '../gateway/keys.ts'
import { lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'angadi-state-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('takes the folder over from a start that died, whatever program has its number now', async () => {
  for (const holder of [
    '999999999',
    'not a number',
    ...(existsSync('/proc/1') ? [String(process.ppid)] : []),
  ]) {
    await writeFile(join(folder, 'running.pid'), holder)
    const unlock = await lockFolder(folder)
    await unlock()
  }
})

it('adds a key pair to keys that were made before sessions were signed with one', async () => {
  const { signingKey, ...older } = await readOrCreateKeys(folder)
  await writeFile(join(folder, 'keys.json'), JSON.stringify(older))
  const keys = await readOrCreateKeys(folder)
  expect(keys).toMatchObject(older)
  expect(keys.signingKey.kid).not.toBe(signingKey.kid)
  expect(await readOrCreateKeys(folder)).toEqual(keys)
})

it('keeps its keys, and says which file is damaged rather than make new ones', async () => {
  const keys = await readOrCreateKeys(folder)
  expect(await readOrCreateKeys(folder)).toEqual(keys)
  for (const text of ['', '{"jwtSecret":', '{}']) {
    await writeFile(join(folder, 'keys.json'), text)
    await expect(readOrCreateKeys(folder)).rejects.toThrow(/keys\.json is damaged\. Delete it/)
  }
})
