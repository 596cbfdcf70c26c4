import type { Random } from './random.ts'

const IDS = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-4fff-bfff-ffffffffffff', 'not-an-id', '']

/** Values of JSON that do not belong where they are put; some are texts that only look like JSON. */
const SCALARS = [
  'null',
  'true',
  '0',
  '-1',
  '1.5',
  '-0',
  '1e400',
  '1e-400',
  '9223372036854775808',
  '123456789012345678901234567890',
  '0.1000000000000000055511151231257827',
  'NaN',
  'Infinity',
  '""',
  '" "',
  '"\\u0000"',
  '"\\ud800"',
  '"\\udfff\\ud800"',
  '"infinity"',
  '"-infinity"',
  '"0000-00-00"',
  '"294277-01-01"',
  '"4714-11-25 BC"',
  `"' or 1=1; --"`,
  '"{}"',
  '"$$;select 1;$$"',
  '"%00"',
  '"../../../etc/passwd"',
  '"\\u202e\\u0000x"',
  '"😀𝕏"',
  '{}',
  '[]',
  '[null]',
  '{"":""}',
  '{"__proto__":{"role":"service_role"}}',
  '{"constructor":{"prototype":1}}',
  '{"a":1,"a":2}',
  ...IDS.map((id) => `"${id}"`),
] as const

/** A text of JSON, nested. */
export function nested(random: Random, depth: number, inner: string): string {
  const isList = random.next() < 0.5
  const [open, close] = isList ? ['[', ']'] : ['{"a":', '}']
  return open.repeat(depth) + inner + close.repeat(depth)
}

/** A value of any kind, as text. */
export function anyValue(random: Random): string {
  const kind = random.next()
  if (kind < 0.75) return random.pick(SCALARS)
  if (kind < 0.83) return nested(random, random.between(2, 60), random.pick(SCALARS))
  if (kind < 0.9) return JSON.stringify('x'.repeat(random.between(1000, 60_000)))
  if (kind < 0.95)
    return `[${Array.from({ length: random.between(2, 400) }, () => random.pick(SCALARS)).join()}]`
  return `{${Array.from({ length: random.between(2, 400) }, (_, key) => `"k${key}":${random.pick(SCALARS)}`).join()}}`
}
