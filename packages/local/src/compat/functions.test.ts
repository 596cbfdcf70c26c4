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

  it('lets only people who are signed in call one that verifies tokens', async () => {
    const guest = await compat.client().functions.invoke('closed')
    expect(guest.response?.status).toBe(401)
    const { client } = await signedUp(compat)
    const member = await client.functions.invoke('closed')
    expect(member.error).toBeNull()
    expect(member.data).toEqual({ secret: 'for members' })
    const forged = await compat.client().functions.invoke('closed', {
      headers: { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.' },
    })
    expect(forged.response?.status).toBe(401)
  })

  it('answers 404 for a function that does not exist', async () => {
    const { client } = await signedUp(compat)
    const { response } = await client.functions.invoke('no-such-function')
    expect(response?.status).toBe(404)
  })

  it('comes back with the next call after the process died', async () => {
    const { client } = await signedUp(compat)
    const { error } = await client.functions.invoke('closed', { headers: { 'x-die': 'now' } })
    expect(error).not.toBeNull()
    const after = await client.functions.invoke('closed')
    expect(after.data).toEqual({ secret: 'for members' })
  }, 60_000)
})
