import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStoredFolder } from './stored-folder.ts'

describe('a kept database', () => {
  let dataFolder: string
  let told: string[]

  beforeEach(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'angadi-folder-'))
    told = []
  })
  afterEach(() => rm(dataFolder, { recursive: true, force: true }))

  /** Opens a "database" that is a file with a number, and returns the number. */
  const open = (version = 'one', fresh = false) =>
    openStoredFolder({
      dataFolder,
      name: 'numbers',
      version,
      fresh,
      tell: (sentence) => told.push(sentence),
      open: async (folder) => Number(await readFile(join(folder, 'number'), 'utf8')),
      create: async (folder) => {
        const number = Math.random()
        await mkdir(folder)
        await writeFile(join(folder, 'number'), String(number))
        return number
      },
    })
  const setAside = async () => (await readdir(dataFolder)).filter((name) => name.startsWith('numbers-'))

  it('is there again at the next start', async () => {
    const first = await open()
    expect(await open()).toBe(first)
    expect(told).toEqual([])
  })

  it('is set aside, not deleted, when it is damaged', async () => {
    const first = await open()
    await rm(join(dataFolder, 'numbers', 'number'))
    expect(await open()).not.toBe(first)
    expect(told.at(-1)).toContain('The kept database is damaged. It was set aside as')
    expect(await setAside()).toHaveLength(1)
  })

  it('is set aside when its making was interrupted, or other migrations made it', async () => {
    const first = await open()
    const second = await open('two')
    expect(second).not.toBe(first)
    expect(told.at(-1)).toContain('was made by other migrations')
    await rm(join(dataFolder, 'numbers.json'))
    expect(await open('two')).not.toBe(second)
    expect(told.at(-1)).toContain('was not finished')
    expect(await setAside()).toHaveLength(2)
  })

  it('starts over when asked to', async () => {
    const first = await open()
    expect(await open('one', true)).not.toBe(first)
    expect(told).toEqual([])
    expect(await setAside()).toEqual([])
  })
})
