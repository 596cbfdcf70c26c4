import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { picturePaths } from '../../../../supabase/seeds/pictures.ts'
import {
  type Marketplace,
  type MarketplaceServer,
  startMarketplace,
  startMarketplaceServer,
} from '../start/marketplace-server.ts'
import { demoCustomer, orderNumbers, orderThroughApi } from './order-through-api.ts'

describe('stacks over copies of one prepared marketplace', () => {
  let server: MarketplaceServer
  let stacks: Marketplace[] = []

  beforeAll(async () => {
    server = await startMarketplaceServer()
    stacks = await Promise.all([startMarketplace(server), startMarketplace(server)])
  }, 120_000)
  afterAll(async () => {
    await Promise.all(stacks.map((stack) => stack.stop()))
    await server.stop()
  })

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
      expect(await answer.text()).toContain('<svg')
    }
  })
})
