import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CompatStack, signedUp, startCompatStack } from './compat-stack.ts'

describe('supabase-js calls edge functions', () => {
  let compat: CompatStack

  beforeAll(async () => {
    compat = await startCompatStack()
    await compat.stack.functions.warmUp()
  }, 60_000)
  afterAll(() => compat.stop())

  it('lets everyone call a function that asks for no token', async () => {
    const { data, error } = await compat.client().functions.invoke('open-to-all', { body: { name: 'Asha' } })
    expect(error).toBeNull()
    expect(data).toEqual({ hello: 'Asha', url: compat.stack.apiUrl })
  })

  it('lets nobody call one that leaves its tokens to the platform, which cannot verify them', async () => {
    const { client } = await signedUp(compat)
    for (const caller of [compat.client(), client])
      expect((await caller.functions.invoke('closed')).response?.status).toBe(401)
  })

  it('answers no preflight for a function and adds no CORS headers to what it answers', async () => {
    const address = `${compat.stack.apiUrl}/functions/v1/open-to-all`
    const headers = { origin: 'https://angadi.in', 'access-control-request-method': 'POST' }
    for (const method of ['OPTIONS', 'GET']) {
      const answer = await fetch(address, { method, headers })
      const names = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))
      expect(names, method).toEqual([])
      expect(await answer.json(), method).toMatchObject({ hello: 'guest' })
    }
  })

  it('answers 404 for a function that does not exist', async () => {
    const { client } = await signedUp(compat)
    const { response } = await client.functions.invoke('no-such-function')
    expect(response?.status).toBe(404)
  })

  it('comes back with the next call after the process died', async () => {
    const { client } = await signedUp(compat)
    const { error } = await client.functions.invoke('open-to-all', { headers: { 'x-die': 'now' } })
    expect(error).not.toBeNull()
    const after = await client.functions.invoke('open-to-all', { body: { name: 'Asha' } })
    expect(after.data).toMatchObject({ hello: 'Asha' })
  }, 60_000)
})
