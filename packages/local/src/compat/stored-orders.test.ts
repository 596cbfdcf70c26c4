import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderNumbers } from '../market/order-dinner.ts'
import { startStackProcess } from '../start/stack-process.ts'
import { beginUpgrade, killed, migrationsWith, NEVER_RETURNS } from './begun-upgrade.ts'
import { demoCustomer, orderThroughApi } from './order-through-api.ts'

describe('npm start -- --postgres', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'angadi-kept-orders-'))
    // Where root runs the tests, the server's user must be able to enter.
    await chmod(folder, 0o755)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const start = () => startStackProcess('--postgres', `--data=${folder}`)

  it('keeps its orders over a restart, a crash and an upgrade that is killed, and its folder to one process', async () => {
    const first = await start()
    const number = await orderThroughApi(await demoCustomer(first))
    await expect(start()).rejects.toThrow('already running on this folder')
    await first.stop()

    const second = await start()
    const customer = await demoCustomer(second)
    expect(await orderNumbers(customer)).toContain(number)
    const another = await orderThroughApi(customer)
    await second.stop('SIGKILL')

    const upgrade = await beginUpgrade({
      open: 'openStoredServer',
      where: folder,
      migrations: await migrationsWith(folder, NEVER_RETURNS),
    })
    const copy = join(folder, 'postgresql-17.upgrading')
    await expect.poll(() => existsSync(join(copy, 'postmaster.pid')), { timeout: 60_000 }).toBe(true)
    await killed(upgrade)

    const third = await start()
    expect(await orderNumbers(await demoCustomer(third))).toEqual(expect.arrayContaining([number, another]))
    expect(existsSync(copy)).toBe(false)
    await third.stop()
  }, 240_000)
})
