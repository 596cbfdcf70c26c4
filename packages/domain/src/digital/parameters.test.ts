import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PARAMETER_CASES } from './parameter-cases.ts'
import { cleanParameter, parameterProblem } from './parameters.ts'

test.each(PARAMETER_CASES)(
  '$typed is judged as billers judge it (field 2.14)',
  ({ typed, parameter, cleaned, problem }) => {
    expect(cleanParameter(typed, parameter.kind)).toBe(cleaned)
    expect(parameterProblem(cleaned, parameter)).toBe(problem)
  },
)

test('cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'09azAZ- \t\n\u00a0éß౯𝟏ı') }),
      fc.constantFrom('numeric' as const, 'alphanumeric' as const),
      (typed, kind) => {
        const once = cleanParameter(typed, kind)
        expect(cleanParameter(once, kind)).toBe(once)
      },
    ),
  )
})

test('what is accepted has the length and the letters that the biller asks for', () => {
  const letter = fc.constantFrom(...'09AZaz/- \t;é౯')
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 14 }), (typed) => {
      const asked = { code: 'x', kind: 'alphanumeric', min_length: 3, max_length: 10, pattern: null } as const
      const cleaned = cleanParameter(typed, asked.kind)
      const accepted = parameterProblem(cleaned, asked) === undefined
      expect(accepted).toBe(/^[A-Z0-9/ -]{3,10}$/.test(cleaned))
    }),
  )
})
