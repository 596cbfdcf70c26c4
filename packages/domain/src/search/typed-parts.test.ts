import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedParts } from './typed-parts.ts'

const shown = (title: string, typed: string) =>
  typedParts(title, typed)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join('')

test('the typed beginning of a word is told from the rest, whatever its case', () => {
  expect(shown('Chicken Biryani', 'bir')).toBe('Chicken [Bir]yani')
  expect(shown('Chicken Biryani', 'biryani chi')).toBe('[Chi]cken [Biryani]')
  expect(shown('Deg & Dastarkhwan', 'das')).toBe('Deg & [Das]tarkhwan')
  expect(shown('చికెన్ బిర్యానీ', 'బిర్')).toBe('చికెన్ [బిర్యా]నీ')
  expect(shown('టోన్డ్ పాలు', 'పాల')).toBe('టోన్డ్ [పాలు]')
})

test('letters inside a word, another spelling and nothing cut nothing', () => {
  expect(shown('Chicken', 'hick')).toBe('Chicken')
  expect(shown('Biryani', 'briyani')).toBe('Biryani')
  expect(shown('Biryani', '  ')).toBe('Biryani')
  expect(shown('', 'x')).toBe('')
})

test('no letter of a title is lost or changed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (title, typed) => {
      expect(
        typedParts(title, typed)
          .map(({ text }) => text)
          .join(''),
      ).toBe(title)
    }),
  )
})
