import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Customer } from '../hostile/customer.ts'
import { Random } from '../hostile/random.ts'
import { type StackAddresses, startStackProcess } from '../start/stack-process.ts'
import type { Bench, Figure } from './figure.ts'
import { median } from './statistics.ts'

const SEED = 50
const CUSTOMERS = 4
const RESTART_AIM_S = 10

/** Addresses that stay the same over restarts, as they do for people. */
function portsOf({ webUrl, apiUrl, inboxUrl }: StackAddresses): readonly string[] {
  const port = (url: string) => new URL(url).port
  return [`--web-port=${port(webUrl)}`, `--api-port=${port(apiUrl)}`, `--inbox-port=${port(inboxUrl)}`]
}

async function lostOf(customers: readonly Customer[]): Promise<number> {
  let lost = 0
  for (const customer of customers) {
    await customer.cancelRest()
    const present = new Set(await customer.orderNumbers())
    lost += customer.orders.filter((number) => !present.has(number)).length
  }
  return lost
}

async function killed(engine: string, args: readonly string[], rounds: number, tell: (line: string) => void) {
  const folder = await mkdtemp(join(tmpdir(), 'angadi-kill-'))
  // Where root runs this, the user of a PostgreSQL server must be able to enter.
  await chmod(folder, 0o755)
  const random = new Random(SEED)
  const seconds: number[] = []
  let lost = 0
  let stack = await startStackProcess(`--data=${folder}`, ...args)
  try {
    const ports = portsOf(stack)
    const customers: Customer[] = []
    for (let number = 0; number < CUSTOMERS; number++)
      customers.push(await Customer.signUp(stack, `+9198765431${10 + number}`, `203.0.113.${number}`))
    for (let round = 1; round <= rounds; round++) {
      let isOver = false
      const ordering = customers.map((customer) =>
        // What was on its way when the process died was never confirmed.
        customer.orderUntil(() => isOver, 0).catch(() => {}),
      )
      await setTimeout(random.between(200, 2500))
      await stack.stop('SIGKILL')
      isOver = true
      await Promise.all(ordering)
      const startedAt = performance.now()
      stack = await startStackProcess(`--data=${folder}`, ...ports, ...args)
      seconds.push((performance.now() - startedAt) / 1000)
      lost += await lostOf(customers)
      tell(`round ${round}: ${seconds.at(-1)?.toFixed(1)} s, ${lost} lost`)
    }
    const orders = customers.reduce((sum, customer) => sum + customer.orders.length, 0)
    const figures: Figure[] = [
      { what: `${engine}: restart after kill -9, median`, value: median(seconds), unit: 's' },
      {
        what: `${engine}: restart after kill -9, slowest of ${rounds}`,
        value: Math.max(...seconds),
        unit: 's',
        aim: { atMost: RESTART_AIM_S },
      },
      {
        what: `${engine}: confirmed orders that were lost, of ${orders}`,
        value: lost,
        unit: '',
        aim: { atMost: 0 },
      },
    ]
    return figures
  } finally {
    await stack.stop('SIGKILL')
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

/** `kill -9` in the middle of ordering, fifty times on each engine: how long until it answers again, and what is lost. */
export const benchKill: Bench = async ({ quick, tell }) => {
  const rounds = quick ? 5 : 50
  return [
    ...(await killed('PGlite', [], rounds, tell)),
    ...(await killed('PostgreSQL', ['--postgres'], rounds, tell)),
  ]
}
