import { describe, expect, test } from 'vitest'
import { languageMove } from './language-rule.ts'

describe('the language of an account (Issue: account page, language; Spec §1 Languages)', () => {
  test('a device that never chose speaks the account language (Spec §1 Languages; Issue, language)', () => {
    expect(languageMove(null, 'te')).toEqual({ speak: 'te' })
    expect(languageMove(null, 'en')).toEqual({})
  })

  test('a device that chose keeps its language, whatever the account holds (Spec §1 Languages; Issue, language)', () => {
    expect(languageMove('hi', 'te')).toEqual({})
    expect(languageMove('en', 'te')).toEqual({})
    expect(languageMove('te', 'te')).toEqual({})
  })

  test('an account that never chose takes the language of the device (Spec §1 Languages; Issue, language)', () => {
    expect(languageMove('hi', 'en')).toEqual({ keep: 'hi' })
  })
})
