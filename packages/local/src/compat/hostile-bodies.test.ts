import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '../database/paths.ts'
import { Random } from '../hostile/random.ts'
import { hostileRequest } from '../hostile/requests.ts'
import { sendHostile } from '../hostile/send.ts'
import { type Stack, startStack } from '../start/stack.ts'
import { demoCustomer, orderThroughApi } from './order-through-api.ts'
import { seededDatabase } from './test-database.ts'

/** `pnpm bench hostile` sends ten thousand. */
const REQUESTS = 400
const SENDERS = 8

describe('bodies that no app sends', () => {
  let folder: string
  let stack: Stack

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'angadi-hostile-'))
    stack = await startStack({ root: paths.root, openDatabase: seededDatabase, scratchFolder: folder })
    await stack.functions.warmUp()
  }, 120_000)
  afterAll(async () => {
    await stack.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('are refused without a fault of ours, while a customer orders', async () => {
    const customer = await demoCustomer(stack)
    const { data } = await customer.auth.getSession()
    const apikey = stack.publishableKey
    const keys = [{}, { apikey }, { apikey, authorization: `Bearer ${data.session?.access_token}` }]
    const random = new Random(9)
    const faults: string[] = []
    const send = async () => {
      for (let number = 0; number < REQUESTS / SENDERS; number++) {
        const hostile = hostileRequest(random, keys)
        const { status, text } = await sendHostile(
          hostile.to === 'web' ? stack.webUrl : stack.apiUrl,
          hostile,
        )
        const shown = Buffer.from(hostile.body.subarray(0, 300)).toString('utf8')
        const { method, path, headers } = hostile
        if (status === 0 || status >= 500)
          faults.push(`${status} ${method} ${path} ${headers['content-type']} ${shown} → ${text}`)
      }
    }
    const [number] = await Promise.all([orderThroughApi(customer), ...Array.from({ length: SENDERS }, send)])
    expect(faults).toEqual([])
    expect(number).toMatch(/\d/)
  })

  it.each([100, 400, 2000])(
    'of JSON that is %i deep reach neither log nor report of violations',
    async (depth) => {
      const headers = { apikey: stack.publishableKey, 'content-type': 'application/json' }
      const deep = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
      const row = `{"level":"error","message":"x","metadata":${deep}}`
      const logged = await fetch(`${stack.apiUrl}/rest/v1/app_logs`, { method: 'POST', headers, body: row })
      expect(logged.status).toBe(400)
      const report = `{"type":"content-policy","details":${deep}}`
      const reported = await fetch(`${stack.webUrl}/api/security/violations`, {
        method: 'POST',
        body: report,
      })
      expect(reported.status).toBe(400)
    },
  )
})
