import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Words } from '../../../../supabase/functions/invoice-file/invoice-words.ts'
import { WORDS } from '../../../../supabase/functions/invoice-file/words.ts'
import { paths } from '../database/paths.ts'

const LETTERS: Readonly<Record<string, RegExp>> = {
  hi: /\p{Script=Devanagari}/u,
  mr: /\p{Script=Devanagari}/u,
  ta: /\p{Script=Tamil}/u,
  bn: /\p{Script=Bengali}/u,
  te: /\p{Script=Telugu}/u,
  gu: /\p{Script=Gujarati}/u,
  kn: /\p{Script=Kannada}/u,
  ml: /\p{Script=Malayalam}/u,
  pa: /\p{Script=Gurmukhi}/u,
}

async function wordsOf(language: string): Promise<Words> {
  const load = WORDS[language]
  if (!load) throw new Error(`no words in ${language}`)
  return (await load()).words
}

function flat({ kinds, charges, ...rest }: Words): ReadonlyMap<string, string> {
  const part = (name: string, group: Readonly<Record<string, string>>) =>
    Object.entries(group).map(([key, text]): [string, string] => [`${name}.${key}`, text])
  return new Map([...part('kind', { ...kinds }), ...part('charges', charges), ...Object.entries(rest)])
}

function sentences(language: string, namespace: string): Record<string, unknown> {
  const file = join(paths.root, 'packages', 'i18n', 'src', 'locales', language, `${namespace}.json`)
  return z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')))
}

describe('the words of invoices as files', () => {
  it.each(Object.keys(LETTERS))('are all there in %s, in its own letters', async (language) => {
    const [english, words] = [flat(await wordsOf('en')), flat(await wordsOf(language))]
    expect([...words.keys()].sort()).toEqual([...english.keys()].sort())
    for (const [key, text] of words) expect(text, key).toMatch(LETTERS[language] ?? /^$/)
  })

  it.each(['en', 'hi', 'te'])('are those of the screen in %s', async (language) => {
    const screen = sentences(language, 'invoices')
    const charges = sentences(language, 'charges')
    const kinds = z.record(z.string(), z.string()).parse(screen['kind'])
    const differing = [...flat(await wordsOf(language))].filter(([key, text]) => {
      const [group, name = ''] = key.includes('.') ? key.split('.') : ['', key]
      const shown =
        group === 'kind'
          ? kinds[name]
          : group === 'charges' && name !== 'cancellation'
            ? charges[name]
            : screen[name]
      return shown !== undefined && shown !== text
    })
    expect(differing).toEqual([])
  })
})
