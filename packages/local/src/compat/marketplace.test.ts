import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { picturePaths } from '../../../../supabase/seeds/pictures.ts'
import { databaseFromTemplate } from '../database/template-database.ts'
import { type Marketplace, startMarketplace } from '../start/marketplace-server.ts'
import { openDatabaseAt } from '../start/open-postgres-database.ts'
import './provided.ts'
import { orderNumbers } from '../market/order-dinner.ts'
import { demoCustomer, orderThroughApi } from './order-through-api.ts'
import { SCRATCH_TEMPLATE } from './test-database.ts'

describe('stacks over copies of one prepared marketplace', () => {
  let stacks: Marketplace[] = []

  beforeAll(async () => {
    const server = inject('server')
    stacks = await Promise.all([startMarketplace(server), startMarketplace(server)])
  }, 120_000)
  afterAll(() => Promise.all(stacks.map((stack) => stack.stop())))

  it('take orders of their own', async () => {
    const [one, other] = stacks
    if (!one || !other) throw new Error('not started')
    const customer = await demoCustomer(one)
    const number = await orderThroughApi(customer)
    expect(await orderNumbers(customer)).toContain(number)
    expect(await orderNumbers(await demoCustomer(other))).not.toContain(number)
  })

  it('show the same pictures', async () => {
    for (const { apiUrl } of stacks) {
      const answer = await fetch(`${apiUrl}/storage/v1/object/public/catalogue/${picturePaths()[0]}`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('image/webp')
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000)
    }
  })
})

describe('--postgres=<url>', () => {
  it('refuses a database that other migrations have made, and says so', async () => {
    const url = await databaseFromTemplate(inject('server').url, SCRATCH_TEMPLATE)
    await expect(openDatabaseAt(url, () => {})).rejects.toThrow(
      'holds another schema than these migrations make',
    )
  })

  it('says where nobody answers, without the password', async () => {
    const opening = openDatabaseAt('postgres://angadi:secret@127.0.0.1:1/town', () => {})
    await expect(opening).rejects.toThrow('No PostgreSQL answers at postgres://127.0.0.1:1/town')
  })
})
