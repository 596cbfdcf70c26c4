import { expect, test } from 'vitest'
import { isApplicantsTurn, isEditable } from './turns.ts'

test.each([
  ['draft', true, true],
  ['submitted', true, false],
  ['under_review', true, false],
  ['changes_requested', true, true],
  ['approved', false, false],
  ['rejected', false, false],
] as const)('an application that is %s', (state, editable, turn) => {
  expect([isEditable({ state }), isApplicantsTurn({ state })]).toEqual([editable, turn])
})
