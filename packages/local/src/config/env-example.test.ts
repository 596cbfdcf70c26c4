import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../database/paths.ts'

/** What one process of ours hands to another, and what the machine and its tools set. */
const NOT_SET_BY_PEOPLE =
  /^(PATH|CI|TMPDIR|NODE_COMPILE_CACHE|JOURNEYS_LEFT_OUT|ANGADI_FUNCTIONS_URL|ANGADI_MARKETPLACE_(URL|STORAGE))$/
/** Given to functions by Supabase. */
const GIVEN = /^SUPABASE_/

async function namesIn(folder: string, pattern: RegExp): Promise<string[]> {
  const files = await readdir(join(paths.root, folder), { recursive: true })
  const sources = files.filter((file) => /\.(ts|mjs)$/.test(file) && !file.includes('node_modules'))
  const texts = await Promise.all(sources.map((file) => readFile(join(paths.root, folder, file), 'utf8')))
  return texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))
}

async function namesOf(example: string): Promise<string[]> {
  const text = await readFile(join(paths.root, example), 'utf8')
  return [...text.matchAll(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g)].map(([name]) => name)
}

const sorted = (names: readonly string[]) => [...new Set(names)].toSorted()

test('the example of the functions’ secrets names every variable that they read, and no other', async () => {
  const read = await namesIn('supabase/functions', /\benv\.get\(\s*'([A-Z0-9_]+)'/g)
  const named = await namesOf('supabase/functions/.env.example')
  expect(sorted(read)).toEqual(sorted(named))
  const settable = (await readFile(join(paths.root, 'supabase/functions/.env.example'), 'utf8')).matchAll(
    /^([A-Z0-9_]+)=/gm,
  )
  expect(sorted([...settable].map(([, name = '']) => name))).toEqual(
    sorted(read).filter((name) => !GIVEN.test(name)),
  )
})

test('the example of the environment names every variable that programs of this repository read', async () => {
  const folders = ['packages/local/src', 'scripts', 'e2e']
  const read = (
    await Promise.all(folders.map((folder) => namesIn(folder, /\benv\[\s*'([A-Z0-9_]+)'\s*\]/g)))
  ).flat()
  expect(sorted(read).filter((name) => !NOT_SET_BY_PEOPLE.test(name))).toEqual(
    sorted(await namesOf('.env.example')),
  )
})
