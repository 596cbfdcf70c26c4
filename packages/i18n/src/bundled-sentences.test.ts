import { expect, test } from 'vitest'
import { sentencesOf } from './bundled-sentences.ts'

test('a language answers with its own words', async () => {
  expect(await sentencesOf('te', 'shell')).toMatchObject({ notOpenYet: 'ఇంకా ప్రారంభం కాలేదు' })
})

test('what no file says yet is an empty set, so that English answers without an error (Decisions, Languages)', async () => {
  expect(await sentencesOf('te', 'no-such-namespace')).toEqual({})
  expect(await sentencesOf('xx', 'shell')).toEqual({})
})
