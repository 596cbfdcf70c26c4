import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { freshDatabase } from './fresh.ts'
import { paths } from './paths.ts'

const SENTENCES = z.record(z.string(), z.object({ title: z.string(), message: z.string() }))
const templates = new Map<string, string>()

beforeAll(async () => {
  const database = await freshDatabase()
  const { rows } = await database.query<{ template: string; text: string }>(
    `select template, title || ' ' || message as text from private.notification_templates`,
  )
  await database.close()
  for (const { template, text } of rows) templates.set(template, text)
}, 120_000)

/** The names in braces, which a notification's params fill. */
const figuresOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

describe.each(['en', 'hi', 'te'])('notifications in %s', (language) => {
  const sentences = async () => {
    const file = join(paths.root, 'packages/i18n/src/locales', language, 'notifications.json')
    return SENTENCES.parse(JSON.parse(await readFile(file, 'utf8')))
  }

  test('each template of the database has its sentence, and each sentence its template', async () => {
    expect(Object.keys(await sentences()).toSorted()).toEqual([...templates.keys()].toSorted())
  })

  test('a sentence says no figure that its template does not have', async () => {
    const unknown = Object.entries(await sentences()).flatMap(([template, { title, message }]) => {
      const known = figuresOf(templates.get(template) ?? '')
      return figuresOf(`${title} ${message}`)
        .filter((figure) => !known.includes(figure))
        .map((figure) => `${template}: ${figure}`)
    })
    expect(unknown).toEqual([])
  })
})
