import { AMOUNT_RULES, amountBounds } from '@angadi/domain/digital/amount-rule.ts'
import { convenienceFee } from '@angadi/domain/digital/convenience-fee.ts'
import { FULFILMENT_STATES, nextStates } from '@angadi/domain/digital/fulfilment-state.ts'
import { PARAMETER_CASES } from '@angadi/domain/digital/parameter-cases.ts'
import { cleanParameter, parameterProblem } from '@angadi/domain/digital/parameters.ts'
import { maskedNumber, readSubscriberNumber } from '@angadi/domain/digital/subscriber-number.ts'
import { readPhone } from '@angadi/domain/phone.ts'
import { pastedCode, pastedText, readPincode } from '@angadi/domain/typed/pasted.ts'
import type { PGlite } from '@electric-sql/pglite'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from './fresh.ts'

let database: PGlite

beforeAll(async () => {
  database = await freshDatabase()
}, 120_000)
afterAll(() => database.close())

/** One value for each row of a list of cases, in their order. */
async function each(expression: string, shape: string, cases: readonly object[]): Promise<unknown[]> {
  const { rows } = await database.query<{ value: unknown }>(
    `select ${expression} as value from rows from (jsonb_to_recordset($1::text::jsonb) as (${shape})) with ordinality as c order by ordinality`,
    [JSON.stringify(cases)],
  )
  return rows.map(({ value }) => value)
}

const paise = fc.integer({ min: 1, max: 50_000_000 })
/** What a property gives to one query at a time. */
const many = { minLength: 100, maxLength: 200 }

test('form and database read what is pasted alike, numbers and codes (docs/decisions/0077)', async () => {
  const letters = fc.constantFrom(
    ...'09A z-–+().,:;\'"“”‘’«»‹›`*|।#=<>[]\t\n\u00a0\u2009\u2028\u200b\u200e\u2060\ufeff٩۰९৯੯૯୯௯౯೯൯９é…ⅷ',
  )
  const number = fc
    .tuple(
      fc.constantFrom('', '0', '91', '+91 (0)', '0091', '00910', '9'),
      fc.stringMatching(/^[4-9౯९٩]\d{9}$/),
      letters,
    )
    .map(([before, ten, gap]) => `${before}${ten.slice(0, 5)}${gap}${ten.slice(5)}${gap}`)
  const typed = fc.oneof(number, fc.string({ unit: letters, maxLength: 16 }))
  await fc.assert(
    fc.asyncProperty(fc.array(typed, many), async (all) => {
      const cases = all.map((one) => ({ typed: one }))
      const value = `jsonb_build_array(private.pasted_text(typed), private.pasted_code(typed), private.read_pincode(typed), private.read_phone(typed))`
      expect(await each(value, 'typed text', cases)).toEqual(
        all.map((one) => {
          const phone = readPhone(one)
          return [pastedText(one), pastedCode(one), readPincode(one), phone.ok ? phone.e164 : null]
        }),
      )
    }),
    { numRuns: 10 },
  )
})

test('form and database judge the same parameters alike (field 2.14)', async () => {
  const cases = PARAMETER_CASES.map(({ typed, parameter }) => ({ typed, ...parameter }))
  const shape = 'typed text, kind text, min_length integer, max_length integer, pattern text'
  expect(await each('private.clean_parameter(typed, kind)', shape, cases)).toEqual(
    PARAMETER_CASES.map(({ cleaned }) => cleaned),
  )
  const cleaned = 'private.clean_parameter(typed, kind)'
  expect(
    await each(`private.parameter_problem(${cleaned}, kind, min_length, max_length, pattern)`, shape, cases),
  ).toEqual(PARAMETER_CASES.map(({ problem }) => problem ?? null))
})

test('whatever is typed, both come to the same (field 2.14)', async () => {
  const letter = fc.constantFrom(...'0189AZaz/- \t\n;éß౯𝟏ıK\u00a0\u200b\u2028–"’')
  const parameter = fc.record({
    typed: fc.string({ unit: letter, maxLength: 14 }),
    kind: fc.constantFrom('numeric' as const, 'alphanumeric' as const),
    min_length: fc.integer({ min: 1, max: 5 }),
    max_length: fc.integer({ min: 5, max: 10 }),
    pattern: fc.constantFrom(null, '^[A-Z]{2}[0-9]{1,9}$', '^(A|Z)[A-Z0-9/ -]{1,9}$', '^0?[0-9]{2,8}$'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(parameter, many), async (cases) => {
      const shape = 'typed text, kind text, min_length integer, max_length integer, pattern text'
      const value = 'private.clean_parameter(typed, kind)'
      const problem = `private.parameter_problem(${value}, kind, min_length, max_length, pattern)`
      expect(await each(`jsonb_build_array(${value}, ${problem})`, shape, cases)).toEqual(
        cases.map(({ typed, ...asked }) => {
          const cleaned = cleanParameter(typed, asked.kind)
          return [cleaned, parameterProblem(cleaned, { code: 'x', ...asked }) ?? null]
        }),
      )
    }),
    { numRuns: 20 },
  )
}, 60_000)

test('both read the same numbers and hide the same digits', async () => {
  const letter = fc.constantFrom(...'0123456789919 -+x౯')
  const number = fc.record({
    typed: fc.string({ unit: letter, minLength: 6, maxLength: 45 }),
    kind: fc.constantFrom('mobile_prepaid' as const, 'mobile_postpaid' as const, 'dth' as const),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(number, many), async (cases) => {
      expect(
        await each('private.read_subscriber_number(typed, kind)', 'typed text, kind text', cases),
      ).toEqual(cases.map(({ typed, kind }) => readSubscriberNumber(typed, kind) ?? null))
    }),
    { numRuns: 20 },
  )
  expect(maskedNumber('9849012345')).toBe('••••2345')
}, 60_000)

test('both charge the same fee to the paisa (field 2.14)', async () => {
  const rule = fc.record({
    amount: paise,
    flat: fc.integer({ min: 0, max: 10_000 }),
    basisPoints: fc.integer({ min: 0, max: 1_000 }),
    cap: fc.option(fc.integer({ min: 0, max: 50_000 })),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(rule, many), async (cases) => {
      const shape = 'amount bigint, flat integer, "basisPoints" integer, cap integer'
      expect(await each('private.convenience_fee(amount, flat, "basisPoints", cap)', shape, cases)).toEqual(
        cases.map(({ amount, ...fee }) => convenienceFee(amount, fee)),
      )
    }),
    { numRuns: 20 },
  )
}, 60_000)

test('both allow the same amounts (field 2.14)', async () => {
  const bill = fc.record({
    rule: fc.constantFrom(...AMOUNT_RULES),
    bill: fc.option(paise),
    part: fc.option(paise),
    min: fc.integer({ min: 1, max: 10_000 }),
    max: fc.integer({ min: 10_000, max: 50_000_000 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(bill, many), async (cases) => {
      const shape = 'rule text, bill integer, part integer, min integer, max integer'
      const bounds = 'private.bill_amount_bounds(rule, bill, part, min, max)'
      const found = await each(`jsonb_build_array(lower(${bounds}), upper(${bounds}) - 1)`, shape, cases)
      expect(found).toEqual(
        cases.map(({ rule, bill: amount, part, ...limits }) => {
          const allowed = amountBounds(rule, amount === null ? undefined : { amount, min: part }, limits)
          return [allowed.min, allowed.max]
        }),
      )
    }),
    { numRuns: 20 },
  )
}, 60_000)

test('both know the same moves between states', async () => {
  const { rows } = await database.query<{ move: string }>(
    `select from_state || ' ' || to_state as move from private.fulfilment_moves`,
  )
  const moves = FULFILMENT_STATES.flatMap((from) => nextStates(from).map((to) => `${from} ${to}`))
  expect(rows.map(({ move }) => move).toSorted()).toEqual(moves.toSorted())
})
