import { expect, test } from 'vitest'
import { exotel, reportIn } from '../../../../supabase/functions/telephony/exotel.ts'
import { callOf, statusUrlOf } from '../../../../supabase/functions/telephony/status-url.ts'

const account = {
  host: 'api.in.exotel.com',
  sid: 'angadi',
  apiKey: 'key',
  apiToken: 'token',
  callerId: '080471',
}
const call = {
  id: 'call-1',
  from: '+919000000001',
  to: '+919000000021',
  statusUrl: 'https://angadi.in/status',
}

test('a call is asked for as Exotel wants it (Issue 10, reaching each other)', async () => {
  const sent: Request[] = []
  const service = exotel(account, (url, init) => {
    sent.push(new Request(url, init))
    return Promise.resolve(Response.json({ Call: { Sid: 'exo-1', Status: 'in-progress' } }))
  })
  expect(await service.connect(call)).toBe('exo-1')
  const [request] = sent
  expect(request?.url).toBe('https://api.in.exotel.com/v1/Accounts/angadi/Calls/connect.json')
  expect(request?.headers.get('authorization')).toBe(`Basic ${btoa('key:token')}`)
  expect(Object.fromEntries(new URLSearchParams(await request?.text()))).toMatchObject({
    From: '+919000000001',
    To: '+919000000021',
    CallerId: '080471',
    CallType: 'trans',
    StatusCallback: 'https://angadi.in/status',
    StatusCallbackContentType: 'application/json',
  })
})

test('a service that refuses is an error that names no number (Issue 10, numbers never shown)', async () => {
  const service = exotel(account, () =>
    Promise.resolve(
      Response.json({ RestException: { Message: '+919000000021 is on the NDNC list' } }, { status: 403 }),
    ),
  )
  await expect(service.connect(call)).rejects.toThrow('the telephony service answered 403')
})

test.each([
  [
    { CallSid: 'x', EventType: 'answered', Status: 'in-progress' },
    { state: 'connected', provider_id: 'x' },
  ],
  [
    { CallSid: 'x', EventType: 'terminal', Status: 'completed', ConversationDuration: 42 },
    { state: 'ended', provider_id: 'x', seconds: 42 },
  ],
  [
    { CallSid: 'x', EventType: 'terminal', Status: 'no-answer' },
    { state: 'failed', provider_id: 'x', reason: 'no-answer' },
  ],
  [{ CallSid: 'x', EventType: 'terminal', Status: 'unheard-of' }, undefined],
  [{ Status: 'completed' }, undefined],
  ['text', undefined],
])('a report %j is read', (body, report) => {
  expect(reportIn(body)).toEqual(report)
})

test('only the URL that the service was given reports about a call', async () => {
  const url = await statusUrlOf('call-1', 'a secret', 'https://angadi.in')
  expect(await callOf(new URL(url), 'a secret')).toBe('call-1')
  expect(await callOf(new URL(url), 'another secret')).toBeUndefined()
  expect(await callOf(new URL(url.replace('call-1', 'call-2')), 'a secret')).toBeUndefined()
  expect(await callOf(new URL('https://angadi.in/status?call=call-1'), 'a secret')).toBeUndefined()
})
