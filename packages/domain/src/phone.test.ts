import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhone, readPhone } from './phone.ts'

test.each([
  ['98490 12345', '+919849012345'],
  ['+91 98490-12345', '+919849012345'],
  ['919849012345', '+919849012345'],
  ['9198490123', '+919198490123'],
])('%s is read as %s (Spec §5 Phone)', (typed, e164) => {
  expect(readPhone(typed)).toEqual({ ok: true, e164 })
})

test.each([
  ['', 'phone_required'],
  ['call me', 'phone_required'],
  ['98490', 'phone_invalid'],
  ['5849012345', 'phone_wrong_start'],
  ['919849012345678', 'phone_invalid'],
])('%s is refused with %s (Spec §5 Messages)', (typed, problem) => {
  expect(readPhone(typed)).toEqual({ ok: false, problem })
})

const nationalNumber = fc
  .tuple(fc.constantFrom('6', '7', '8', '9'), fc.stringMatching(/^\d{9}$/))
  .map((parts) => parts.join(''))

test('whatever is displayed reads back as the same number', () => {
  fc.assert(
    fc.property(nationalNumber, (national) => {
      const e164 = `+91${national}`
      expect(readPhone(formatPhone(e164))).toEqual({ ok: true, e164 })
    }),
  )
})

const ZEROS = [
  0x30, 0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xff10,
]
const inScript = (text: string, zero: number) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

test.each([
  ...[
    '09000000001',
    '0 90000 00001',
    '0091 9000000001',
    '+91 (0)90000 00001',
    '91-90000-00001',
    '091 90000 00001',
  ],
  ...['౯౦౦౦౦౦౦౦౦౧', '९००००००००१', '+௯௧ ௯௦௦௦௦௦௦௦௦௧', '৯০০০০০০০০১', '૯૦૦૦૦૦૦૦૦૧', '೯೦೦೦೦೦೦೦೦೧'],
  ...['൯൦൦൦൦൦൦൦൦൧', '੯੦੦੦੦੦੦੦੦੧', '୯୦୦୦୦୦୦୦୦୧', '٩٠٠٠٠٠٠٠٠١', '９０００００００01'],
  ...[
    '"9000000001"',
    '9000000001.',
    '\u200b90000\u200b00001',
    '+91\u00a090000\u00a000001',
    'tel:+919000000001',
  ],
])('%j is +919000000001 (Spec §5 Phone)', (pasted) => {
  expect(readPhone(pasted)).toEqual({ ok: true, e164: '+919000000001' })
})

const decorated = (digits: fc.Arbitrary<string>) =>
  fc
    .record({
      digits,
      before: fc.constantFrom('', '0', '91', '+91', '0091', '+91 (0)', '091', '+91-'),
      around: fc.constantFrom(
        ['', ''],
        ['"', '"'],
        ['“', '”.'],
        ['tel:', ''],
        ['\u200b', '\u00a0'],
        ['(', '),'],
        ["'", ''],
      ),
      gap: fc.constantFrom('', ' ', '-', '\u00a0', '\u2011', '.', '\u200b'),
      at: fc.integer({ min: 1, max: 9 }),
      zero: fc.constantFrom(...ZEROS),
    })
    .map(({ digits: all, before, around: [left = '', right = ''], gap, at, zero }) => ({
      digits: all,
      before,
      pasted: `${left}${inScript(`${before}${all.slice(0, at)}${gap}${all.slice(at)}`, zero)}${right}`,
    }))

test('however a number is pasted, it is that number', () => {
  fc.assert(
    fc.property(decorated(nationalNumber), ({ digits, pasted }) => {
      expect(readPhone(pasted)).toEqual({ ok: true, e164: `+91${digits}` })
    }),
  )
})

test('what is no number stays none', () => {
  const wrong = fc.oneof(
    fc.stringMatching(/^[1-5]\d{9}$/),
    fc.stringMatching(/^[6-9]\d{3,4}$/),
    fc.stringMatching(/^[6-9]\d{14}$/),
  )
  fc.assert(
    fc.property(decorated(wrong), ({ pasted }) => {
      expect(readPhone(pasted).ok).toBe(false)
    }),
  )
})
