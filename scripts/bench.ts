import process from 'node:process'
import { parseArgs } from 'node:util'
import { benchBundle } from '../e2e/bench/bundle.ts'
import { benchLive } from '../e2e/bench/live.ts'
import { benchVitals } from '../e2e/bench/vitals.ts'
import { benchApprovals } from '../packages/local/src/bench/approvals.ts'
import { benchBookings } from '../packages/local/src/bench/bookings.ts'
import { benchDesk } from '../packages/local/src/bench/desk.ts'
import { benchDispatch } from '../packages/local/src/bench/dispatch.ts'
import { type Bench, type Figure, figureTable } from '../packages/local/src/bench/figure.ts'
import { benchHostile } from '../packages/local/src/bench/hostile.ts'
import { benchImport } from '../packages/local/src/bench/import.ts'
import { benchKill } from '../packages/local/src/bench/kill.ts'
import { benchMoney } from '../packages/local/src/bench/money.ts'
import { benchNear } from '../packages/local/src/bench/near.ts'
import { benchPapers } from '../packages/local/src/bench/papers.ts'
import { benchPlaceBasket, benchPlaceOrder } from '../packages/local/src/bench/place-order.ts'
import { benchPositions } from '../packages/local/src/bench/positions.ts'
import { benchRest } from '../packages/local/src/bench/rest.ts'
import { benchSearch } from '../packages/local/src/bench/search.ts'
import { benchFreshClone, benchStart } from '../packages/local/src/bench/start.ts'
import { benchStatement } from '../packages/local/src/bench/statement.ts'
import { benchSubscriptions } from '../packages/local/src/bench/subscriptions.ts'

/** The benchmarks (docs/operations/bench.md). `pnpm bench near place` runs only the ones named. */
const benches: Readonly<Record<string, Bench>> = {
  approvals: benchApprovals,
  bookings: benchBookings,
  desk: benchDesk,
  place: benchPlaceOrder,
  basket: benchPlaceBasket,
  money: benchMoney,
  papers: benchPapers,
  statement: benchStatement,
  near: benchNear,
  dispatch: benchDispatch,
  positions: benchPositions,
  subscriptions: benchSubscriptions,
  search: benchSearch,
  import: benchImport,
  rest: benchRest,
  live: benchLive,
  bundle: benchBundle,
  vitals: benchVitals,
  hostile: benchHostile,
  kill: benchKill,
  start: benchStart,
  clone: benchFreshClone,
}
/** Fetches every package again; runs only when it is named or with `--fresh-clone`. */
const ONLY_WHEN_ASKED = 'clone'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    quick: { type: 'boolean', default: false },
    build: { type: 'boolean', default: true },
    'fresh-clone': { type: 'boolean', default: false },
  },
})
const unknown = positionals.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}: ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}

function isWanted(name: string): boolean {
  if (name === ONLY_WHEN_ASKED && values['fresh-clone']) return true
  return positionals.length > 0 ? positionals.includes(name) : name !== ONLY_WHEN_ASKED
}

const options = {
  quick: values.quick,
  build: values.build,
  tell: (sentence: string) => console.log(`  ${sentence}`),
}
const figures: Figure[] = []
const failed: string[] = []
for (const [name, bench] of Object.entries(benches)) {
  if (!isWanted(name)) continue
  console.log(`\n▸ ${name}`)
  const startedAt = performance.now()
  try {
    figures.push(...(await bench(options)))
  } catch (error) {
    failed.push(name)
    console.error(error)
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  console.log(`${failed.includes(name) ? '✗' : '✓'} ${name} (${seconds} s)`)
}

console.log(`\n${figureTable(figures)}`)
if (failed.length > 0) console.error(`\nCould not be measured: ${failed.join(', ')}.`)
process.exit(failed.length === 0 ? 0 : 1)
