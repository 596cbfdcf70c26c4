import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pseudo } from './pseudo.ts'

test('words grow by two fifths and wear accents', () => {
  expect(pseudo('Order now')).toBe('Ørdérrr ñöwww')
})

test('what is filled in stays as it is', () => {
  expect(pseudo('Sent to {{phone}} in {{count}} s')).toContain('{{phone}}')
  const name = fc.stringMatching(/^[a-z]{1,8}$/)
  fc.assert(
    fc.property(fc.string(), name, fc.string(), (before, filled, after) => {
      expect(pseudo(`${before.replaceAll('{', '')}{{${filled}}}${after.replaceAll('}', '')}`)).toContain(
        `{{${filled}}}`,
      )
    }),
  )
})

test('a sentence of words becomes at least 40 % longer', () => {
  const word = fc.stringMatching(/^[a-z]{3,12}$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (words) => {
      const sentence = words.join(' ')
      const letters = words.join('').length
      expect(pseudo(sentence).length - sentence.length).toBeGreaterThanOrEqual(letters * 0.4)
    }),
  )
})
