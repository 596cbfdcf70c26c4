import process from 'node:process'
import { parseArgs } from 'node:util'
import { type Bench, type Figure, figureTable } from '../packages/local/src/bench/figure.ts'
import { benchPlaceOrder } from '../packages/local/src/bench/place-order.ts'

/** What is measured, quickest first. `pnpm bench near place` runs only the ones named. */
const benches: Readonly<Record<string, Bench>> = {
  place: benchPlaceOrder,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
})
const unknown = positionals.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}: ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}

const figures: Figure[] = []
const failed: string[] = []
for (const [name, bench] of Object.entries(benches)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  console.log(`\n▸ ${name}`)
  const startedAt = performance.now()
  try {
    figures.push(...(await bench({ quick: values.quick, tell: (sentence) => console.log(`  ${sentence}`) })))
  } catch (error) {
    failed.push(name)
    console.error(error)
  }
  console.log(
    `${failed.includes(name) ? '✗' : '✓'} ${name} (${((performance.now() - startedAt) / 1000).toFixed(0)} s)`,
  )
}

console.log(`\n${figureTable(figures)}`)
if (failed.length > 0) console.error(`\nCould not be measured: ${failed.join(', ')}.`)
process.exit(failed.length === 0 ? 0 : 1)
