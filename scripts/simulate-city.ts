import process from 'node:process'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Outcome } from '../packages/local/src/simulate/outcome.ts'
import { comparison } from '../packages/local/src/simulate/report.ts'
import { ENGINE, type NamedRule, NEAREST } from '../packages/local/src/simulate/rules.ts'
import { Simulator } from '../packages/local/src/simulate/run.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    town: { type: 'string' },
    minutes: { type: 'string', default: '60' },
    drivers: { type: 'string', default: '24' },
    rides: { type: 'string', default: '32' },
    hour: { type: 'string', default: '8' },
    rule: { type: 'string' },
  },
})
const read = z
  .object({
    seed: z.coerce.number().int(),
    seeds: z.coerce.number().int().min(1).max(100),
    town: z.string().optional(),
    minutes: z.coerce.number().int().min(5).max(720),
    drivers: z.coerce.number().int().min(1).max(1000),
    rides: z.coerce.number().min(1).max(5000),
    hour: z.coerce.number().int().min(0).max(23),
    rule: z
      .string()
      .transform((text): unknown => JSON.parse(text))
      .pipe(z.record(z.string(), z.unknown()))
      .optional(),
  })
  .safeParse(values)
if (!read.success) {
  console.error(z.prettifyError(read.error))
  process.exit(1)
}
const { seed: first, seeds, town: named, minutes, drivers, rides, hour, rule } = read.data

function rowOf(columns: Readonly<Record<string, unknown>>): NamedRule['row'] {
  const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : value)
  return Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, text(value)]))
}

const rules: readonly NamedRule[] = [
  NEAREST,
  ENGINE,
  ...(rule ? [{ name: 'as given', row: rowOf(rule) }] : []),
]
const simulator = await Simulator.start()
try {
  const towns = named === undefined ? await simulator.towns() : [named]
  const all = rules.map(({ name }) => ({ rule: name, outcomes: [] as Outcome[] }))
  for (let seed = first; seed < first + seeds; seed++) {
    const slug = towns[(seed - 1) % towns.length] ?? ''
    const town = { seed, slug, drivers, ridesAnHour: rides, minutes, fromHour: hour }
    // Side by side: each has a database and a connection of its own.
    const outcomes = await Promise.all(rules.map((one) => simulator.run(town, one)))
    const here = outcomes.map((outcome, n) => {
      all[n]?.outcomes.push(outcome)
      return { rule: rules[n]?.name ?? '', outcomes: [outcome] }
    })
    console.log(`\n${comparison(`seed ${seed}, ${slug}`, here)}`)
  }
  if (seeds > 1) console.log(`\n${comparison(`${seeds} seeds together`, all)}`)
} finally {
  await simulator.stop()
}
