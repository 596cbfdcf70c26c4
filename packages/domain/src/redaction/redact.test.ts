import fc from 'fast-check'
import { expect, test } from 'vitest'
import { REDACTED, redact, redactAll } from './redact.ts'

const digits = (count: number) =>
  fc
    .array(fc.constantFrom(...'0123456789'), { minLength: count, maxLength: count })
    .map((all) => all.join(''))
const words = fc.array(fc.constantFrom('order', 'placed', 'at', 'Madhapur', 'ఆర్డర్'), { maxLength: 5 })
const secret = fc
  .string({ minLength: 4, maxLength: 20 })
  .filter((text) => /^[0-9A-Za-z!$%&*._-]+$/.test(text))

test('the value of a password, token, key or secret is taken out wherever it stands (Spec §8 Redaction)', () => {
  const names = [
    'password',
    'token',
    'access_token',
    'api_key',
    'apikey',
    'API-KEY',
    'client_secret',
    'Authorization',
  ]
  const marks = ['=', ': ', '": "', "' : '"]
  fc.assert(
    fc.property(
      words,
      fc.constantFrom(...names),
      fc.constantFrom(...marks),
      secret,
      (before, name, mark, value) => {
        const line = [...before, `${name}${mark}${value}`, 'end'].join(' ')
        expect(redact(line)).toBe([...before, `${name}${mark}${REDACTED}`, 'end'].join(' '))
      },
    ),
  )
})

test('the token after Bearer is taken out, not the word (Spec §8 Redaction)', () => {
  expect(redact('Authorization: Bearer abc.def')).toBe('Authorization: Bearer [redacted]')
})

test('a value in quotes goes whole, with blanks, commas and quotes in it (Spec §8 Redaction)', () => {
  expect(redact('{"password":"correct, horse battery} \\" staple","n":1}')).toBe(
    '{"password":"[redacted]","n":1}',
  )
  expect(redact("passcode = 'it is, so' then")).toBe("passcode = '[redacted]' then")
  expect(redact('"authorization":"Bearer a b"')).toBe('"authorization":"Bearer [redacted]"')
})

test('JSON inside a text keeps no secret either (Spec §8 Redaction)', () => {
  const inner = JSON.stringify({ password: 'correct horse, battery', token: 'abc', n: 1 })
  const line = redact(JSON.stringify({ inner }))
  for (const word of ['correct', 'horse', 'battery', 'abc']) expect(line).not.toContain(word)
  expect(line).toContain('n')
})

test('a token is known by its looks as well (Spec §8 Redaction)', () => {
  expect(redact('got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.sig-1 and sb_secret_abc')).toBe(
    'got [redacted] and [redacted]',
  )
})

test('16-digit numbers are taken out, plain or in groups of four (Spec §8 Redaction)', () => {
  fc.assert(
    fc.property(digits(16), fc.constantFrom('', ' ', '-'), words, (number, mark, before) => {
      const grouped = (number.match(/.{4}/g) ?? []).join(mark)
      expect(redact([...before, grouped].join(' '))).toBe([...before, REDACTED].join(' '))
    }),
  )
})

test('numbers of another length stay: phones, amounts, order numbers (Spec §8 Redaction)', () => {
  fc.assert(
    fc.property(
      fc
        .integer({ min: 1, max: 30 })
        .filter((length) => length !== 16)
        .chain(digits),
      (number) => {
        expect(redact(`no ${number}.`)).toBe(`no ${number}.`)
      },
    ),
  )
})

test('SSN-like patterns are taken out (Spec §8 Redaction)', () => {
  fc.assert(
    fc.property(digits(3), digits(2), digits(4), (a, b, c) => {
      expect(redact(`id ${a}-${b}-${c}!`)).toBe('id [redacted]!')
    }),
  )
})

test('what was redacted once stays as it is (Spec §8 Redaction)', () => {
  fc.assert(
    fc.property(fc.string(), (line) => {
      expect(redact(redact(line))).toBe(redact(line))
    }),
  )
})

test('what is logged beside a message is redacted piece by piece (Spec §8 Redaction)', () => {
  expect(
    redactAll({
      token: 123,
      nested: [{ apiKey: { deep: 1 }, note: 'secret: s3' }],
      card: 4111111111111111,
      n: 7,
      none: null,
    }),
  ).toEqual({
    token: REDACTED,
    nested: [{ apiKey: REDACTED, note: 'secret: [redacted]' }],
    card: REDACTED,
    n: 7,
    none: null,
  })
})

test('whatever is logged, no secret that has a name survives (Spec §8 Redaction)', () => {
  fc.assert(
    fc.property(fc.object({ maxDepth: 12 }), fc.uuid(), (thing, value) => {
      expect(JSON.stringify(redactAll({ thing, inner: { password: value } }))).not.toContain(value)
    }),
  )
})
