import { beforeEach, describe, expect, it, vi } from 'vitest'

const showNotification = vi.fn(async () => {})
const matchAll = vi.fn(async (): Promise<{ url: string; visibilityState: string }[]> => [])
vi.stubGlobal('self', { registration: { showNotification }, clients: { matchAll } })
const { showPush } = await import('./notify.ts')

const message = {
  template: 'order_confirmed',
  params: { order_number: 'HYD-1', vendor: 'Deg' },
  title: 'Order confirmed',
  message: 'Your order HYD-1 from Deg is confirmed.',
  url: '/order-tracking/1',
  tag: 'order-1',
  language: 'en',
}

function pushed(body: unknown): PushMessageData {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const bytes = new TextEncoder().encode(text)
  return {
    arrayBuffer: () => bytes.buffer,
    blob: () => new Blob([bytes]),
    bytes: () => bytes,
    json: () => JSON.parse(text),
    text: () => text,
  }
}

beforeEach(() => {
  showNotification.mockClear()
  matchAll.mockResolvedValue([])
})

describe('a push that comes in', () => {
  it('is shown', async () => {
    await showPush(pushed(message))
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      'Order confirmed',
      expect.objectContaining({ tag: 'order-1', data: '/order-tracking/1', silent: false }),
    )
  })

  it('is shown without a sound when a window in sight shows the same: silence would cost the subscription', async () => {
    matchAll.mockResolvedValue([{ url: 'https://angadi.in/order-tracking/1', visibilityState: 'visible' }])
    await showPush(pushed(message))
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      'Order confirmed',
      expect.objectContaining({ silent: true }),
    )
  })

  it.each([
    ['empty', null],
    ['no JSON', pushed('hello')],
    ['of another shape', pushed({ news: 1 })],
  ])('is shown in general words when it is %s', async (_what, data) => {
    await showPush(data)
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      'Angadi',
      expect.objectContaining({ data: '/', body: 'There is news for you.' }),
    )
  })
})
