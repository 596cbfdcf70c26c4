import { describe, expect, it } from 'vitest'
import { isShownAlready, readPush } from './push-message.ts'

const confirmed = {
  template: 'order_confirmed',
  params: { order_number: 'HYD-1', vendor: 'Deg' },
  title: 'Order confirmed',
  message: 'Your order HYD-1 from Deg is confirmed.',
  url: '/order-tracking/1',
  tag: 'order-1',
  language: 'en',
}

describe('a push message', () => {
  it('speaks the language of its reader (Spec §4 Orders, notification text)', () => {
    expect(readPush(confirmed)).toMatchObject({
      title: 'Order confirmed',
      body: 'Your order HYD-1 from Deg is confirmed.',
    })
    const telugu = readPush({ ...confirmed, language: 'te' })
    expect(telugu?.title).toMatch(/\p{Script=Telugu}/u)
    expect(telugu?.body).toContain('HYD-1')
  })

  it('says what the server wrote where the worker does not know the template or the language (Spec §4 Orders)', () => {
    expect(readPush({ ...confirmed, template: 'of_tomorrow', title: 'New', message: 'Words' })).toMatchObject(
      {
        title: 'New',
        body: 'Words',
      },
    )
    expect(readPush({ ...confirmed, language: 'tlh' })?.title).toBe('Order confirmed')
  })

  it('tells a courier of an offer in its own words (Spec §4 Orders)', () => {
    const offer = { ...confirmed, template: 'job_offer', params: { vendor: 'Deg', seconds: 30 } }
    expect(readPush(offer)?.body).toBe('Pick up at Deg. Answer within 30 seconds.')
  })

  it('leads nowhere outside the house (Spec §6)', () => {
    for (const url of ['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example', ''])
      expect(readPush({ ...confirmed, url }), url).toBeUndefined()
    expect(readPush(undefined)).toBeUndefined()
    expect(readPush('hello')).toBeUndefined()
  })

  it('is not shown where a window in sight shows the same (Spec §4 Orders)', () => {
    const at = (path: string, visibilityState: string) => ({
      url: `https://angadi.in${path}`,
      visibilityState,
    })
    expect(isShownAlready([at('/order-tracking/1?x=1', 'visible')], '/order-tracking/1')).toBe(true)
    expect(isShownAlready([at('/order-tracking/1', 'hidden')], '/order-tracking/1')).toBe(false)
    expect(isShownAlready([at('/orders', 'visible')], '/order-tracking/1')).toBe(false)
    expect(isShownAlready([], '/order-tracking/1')).toBe(false)
  })
})
