import { expect, test } from 'vitest'
import { closingMistakes } from './closing-mistakes.ts'

const fine = { typed: '3210', word: '3210', balance: 0, givesUp: false }
const none = { word: false, wallet: false }

test('deleting an account wants the last four digits or the mail address typed (Issue: account deletion)', () => {
  expect(closingMistakes(fine)).toEqual(none)
  expect(closingMistakes({ ...fine, typed: ' 3210 ' })).toEqual(none)
  expect(closingMistakes({ ...fine, typed: '' })).toEqual({ word: true, wallet: false })
  expect(closingMistakes({ ...fine, typed: '0000' })).toEqual({ word: true, wallet: false })
  expect(closingMistakes({ ...fine, typed: 'A@b.in', word: 'a@B.in' })).toEqual(none)
  expect(closingMistakes({ ...fine, word: undefined })).toEqual(none)
})

test('money in the wallet is given up knowingly or not at all (Issue: account deletion)', () => {
  expect(closingMistakes({ ...fine, balance: 1 })).toEqual({ word: false, wallet: true })
  expect(closingMistakes({ ...fine, balance: 1, givesUp: true })).toEqual(none)
})
