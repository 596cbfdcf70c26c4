import { expect, test } from 'vitest'
import { sourceTranslations } from './source-translations.ts'

test('a language answers with its own words', async () => {
  expect(await sourceTranslations('te', 'shell')).toMatchObject({ notOpenYet: 'ఇంకా ప్రారంభం కాలేదు' })
})

test('a language without the file answers in English (Spec §1 Languages)', async () => {
  expect(await sourceTranslations('xx', 'shell')).toMatchObject({ notOpenYet: 'Not open yet' })
})

test('what no language says is an empty set', async () => {
  expect(await sourceTranslations('te', 'no-such-namespace')).toEqual({})
})
