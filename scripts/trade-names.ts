import { globSync, readFileSync } from 'node:fs'
import process from 'node:process'

/**
 * Code that every trade shares asks what a trade or a life cycle is like, never what it is called: a comparison with a
 * name would have to be edited by the next trade (docs/decisions/0095).
 */
const NAMES =
  'food|grocery|shopping|subscription|recharge|bill|digital|delivery|pickup|shipment|ride|appointment'
const COMPARISON = new RegExp(
  String.raw`\b\w*(?:kind|category|trade)\b\)?\s*[!=]==\s*'(?:${NAMES})'|'(?:${NAMES})'\s*[!=]==\s*[\w.]*(?:kind|category|trade)\b`,
  'gi',
)

/** What belongs to one trade alone, and what stands outside the apps. */
const OWN =
  /\/(?:features|(?:data|domain)\/src)\/(?:food|grocery|shopping|digital|subscriptions|picking|round)\/|\/trades\/|\/samples|\.(?:test|stories)\.|^packages\/local\/|database\.types/

const found = globSync('{apps,packages}/*/src/**/*.{ts,tsx}')
  .filter((file) => !OWN.test(file))
  .flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(COMPARISON)].map(
      ({ 0: comparison, index }) => `${file}:${text.slice(0, index).split('\n').length}: ${comparison}`,
    )
  })

if (found.length > 0) {
  console.error(
    `These compare with the name of a trade or a kind of order. Ask a property instead: lifeCycleOf, factsOf, tradeOf.\n${found.join('\n')}`,
  )
  process.exitCode = 1
}
