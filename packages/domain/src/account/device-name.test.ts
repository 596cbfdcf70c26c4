import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const CHROME = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${CHROME} Chrome/130.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android', 'phone'],
  [
    `${CHROME} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
    'phone',
  ],
  [`${CHROME} Chrome/130.0.0.0 Safari/537.36`, 'Chrome', 'Android', 'tablet'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
    'phone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/130.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPhone',
    'phone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    'Edge',
    'Windows',
    'computer',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox', 'Linux', 'computer'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'Safari',
    'macOS',
    'computer',
  ],
  ['node', undefined, undefined, 'unknown'],
  [null, undefined, undefined, 'unknown'],
])(
  'a device is named as its owner knows it (Issue: account page, devices): %s',
  (agent, browser, system, kind) => {
    expect(deviceName(agent)).toEqual({ browser, system, kind })
  },
)

test('no user agent breaks the list of devices', () => {
  fc.assert(
    fc.property(fc.string(), (agent) => {
      expect(['phone', 'tablet', 'computer', 'unknown']).toContain(deviceName(agent).kind)
    }),
  )
})
