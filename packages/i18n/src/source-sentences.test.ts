import { expect, test } from 'vitest'
import { sourceSentences } from './source-sentences.ts'

test('a language answers with its own words', async () => {
  expect(await sourceSentences('te', 'shell')).toMatchObject({ notOpenYet: 'ఇంకా ప్రారంభం కాలేదు' })
})

test('a language without the file answers in English (Spec §1 Languages)', async () => {
  expect(await sourceSentences('xx', 'shell')).toMatchObject({ notOpenYet: 'Not open yet' })
})

test('what no language says is an empty set', async () => {
  expect(await sourceSentences('te', 'no-such-namespace')).toEqual({})
})
