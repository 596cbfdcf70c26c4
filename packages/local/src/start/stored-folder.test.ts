import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Migration } from '../database/migration-files.ts'
import { EarlierBaseline, MigrationMismatch } from '../database/migration-history.ts'
import { openStoredFolder } from './stored-folder.ts'

const migration = (version: string): Migration => ({
  version,
  name: 'wishes',
  path: `${version}.sql`,
  text: '',
})

describe('a kept database', () => {
  let dataFolder: string
  let told: string[]

  beforeEach(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'angadi-folder-'))
    told = []
  })
  afterEach(() => rm(dataFolder, { recursive: true, force: true }))

  const at = (name: string) => join(dataFolder, 'numbers', name)

  /** Opens a "database" that is a folder with a number and the versions applied to it, and returns its number. */
  async function open(versions: readonly string[] = ['1'], { fresh = false, raises = false } = {}) {
    const database = await openStoredFolder({
      dataFolder,
      name: 'numbers',
      fresh,
      tell: (sentence) => told.push(sentence),
      open: async (folder) => ({
        number: Number(await readFile(join(folder, 'number'), 'utf8')),
        close: async () => {},
      }),
      create: async (folder) => {
        const number = Math.random()
        await mkdir(folder)
        await writeFile(join(folder, 'number'), String(number))
        await writeFile(join(folder, 'applied'), versions.join())
        return { number, close: async () => {} }
      },
      upgradeOf: async () => {
        if (!existsSync(at('applied'))) return undefined
        const applied = (await readFile(at('applied'), 'utf8')).split(',')
        if (applied.every((version) => version < (versions[0] ?? '')))
          throw new EarlierBaseline('it is older')
        if (applied.some((version) => !versions.includes(version))) throw new MigrationMismatch('it is newer')
        return { platform: [], migrations: versions.filter((one) => !applied.includes(one)).map(migration) }
      },
      bringForward: async (folder) => {
        await writeFile(join(folder, 'applied'), versions.join())
        if (raises) throw new Error('division by zero')
      },
    })
    return database.number
  }
  const applied = () => readFile(at('applied'), 'utf8')
  const beside = async () => (await readdir(dataFolder)).filter((name) => /^numbers[-.](?!json)/.test(name))

  it('is there again at the next start', async () => {
    const first = await open()
    expect(await open()).toBe(first)
    expect(told).toEqual([])
  })

  it('is set aside, not deleted, when it is damaged', async () => {
    const first = await open()
    await rm(at('number'))
    expect(await open()).not.toBe(first)
    expect(told.at(-1)).toContain('The kept database is damaged. It was set aside as')
    expect(await beside()).toHaveLength(1)
  })

  it('is set aside when its making was interrupted, or when it is older than the record of migrations', async () => {
    const first = await open()
    await rm(at('applied'))
    const second = await open()
    expect(second).not.toBe(first)
    expect(told.at(-1)).toContain('was made before schema 0.2')
    await rm(join(dataFolder, 'numbers.json'))
    expect(await open()).not.toBe(second)
    expect(told.at(-1)).toContain('was not finished')
    expect(await beside()).toHaveLength(2)
  })

  it('is set aside when the migrations that made it were put together into new ones', async () => {
    const first = await open(['1', '2'])
    expect(await open(['3', '4'])).not.toBe(first)
    expect(told.at(-1)).toContain('was made before schema 0.2, from which on one is brought forward')
    expect(await applied()).toBe('3,4')
    expect(await beside()).toHaveLength(1)
  })

  it('starts over when asked to', async () => {
    const first = await open()
    expect(await open(['1'], { fresh: true })).not.toBe(first)
    expect(told).toEqual([])
    expect(await beside()).toEqual([])
  })

  it('is brought forward by what is new, and says so', async () => {
    const first = await open()
    expect(await open(['1', '2'])).toBe(first)
    expect(await applied()).toBe('1,2')
    expect(told).toEqual([
      'The kept database is brought forward by 1 migration (2_wishes), in a copy …',
      'The copy has taken its place: everything that was stored is there.',
    ])
    expect(await beside()).toEqual([])
  })

  it('stays as it is when a migration raises, and says how to go on', async () => {
    const first = await open()
    await expect(open(['1', '2'], { raises: true })).rejects.toThrow(
      /could not be brought forward. division by zero\nIt is as it was before.*npm start -- --fresh/s,
    )
    expect(await applied()).toBe('1')
    expect(await beside()).toEqual([])
    expect(await open()).toBe(first)
  })

  it('is refused untouched when other migrations made it', async () => {
    const first = await open(['1', '2'])
    await expect(open(['1'])).rejects.toThrow(/cannot be brought forward: it is newer.*npm start -- --fresh/s)
    expect(await open(['1', '2'])).toBe(first)
  })

  it('is the old one when its upgrade was killed before the copy took its place', async () => {
    const first = await open()
    await mkdir(join(dataFolder, 'numbers.upgrading'))
    expect(await open()).toBe(first)
    await mkdir(join(dataFolder, 'numbers.upgrading'))
    await rename(join(dataFolder, 'numbers'), join(dataFolder, 'numbers.before-upgrade'))
    expect(await open()).toBe(first)
    expect(await beside()).toEqual([])
  })

  it('is the new one when its upgrade was killed after the copy took its place', async () => {
    const first = await open()
    await mkdir(join(dataFolder, 'numbers.before-upgrade'))
    expect(await open()).toBe(first)
    expect(await beside()).toEqual([])
  })
})
