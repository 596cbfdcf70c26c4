/** Until the simulated phone is answered, and how long the call lasts, in milliseconds. */
const ANSWERED_AFTER_MS = 1000
const TALK_MS = 2000

/** Numbers that end so are never answered. */
const NEVER_ANSWERED = /99$/

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function report(statusUrl: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(statusUrl, { method: 'POST', headers, body: JSON.stringify(body) })
  await response.body?.cancel()
}

async function play(form: URLSearchParams, sid: string): Promise<void> {
  const statusUrl = form.get('StatusCallback') ?? ''
  const call = { CallSid: sid, CustomField: form.get('CustomField'), Direction: 'outbound-api' }
  await wait(ANSWERED_AFTER_MS)
  if (NEVER_ANSWERED.test(form.get('To') ?? '')) {
    await report(statusUrl, { ...call, EventType: 'terminal', Status: 'no-answer', ConversationDuration: 0 })
    return
  }
  await report(statusUrl, { ...call, EventType: 'answered', Status: 'in-progress' })
  await wait(TALK_MS)
  const seconds = Math.round(TALK_MS / 1000)
  await report(statusUrl, {
    ...call,
    EventType: 'terminal',
    Status: 'completed',
    ConversationDuration: seconds,
  })
}

/**
 * Stands in for Exotel in development: answers requests as its API does and reports a call that is answered after a moment.
 * No phone rings.
 */
export const simulatedExotel: typeof fetch = (_url, init) => {
  const form = new URLSearchParams(String(init?.body ?? ''))
  const sid = crypto.randomUUID().replaceAll('-', '')
  void play(form, sid).catch(() => console.error('telephony: a simulated report could not be delivered'))
  return Promise.resolve(
    Response.json({ Call: { Sid: sid, Status: 'in-progress', Direction: 'outbound-api' } }),
  )
}
