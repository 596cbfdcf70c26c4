import { openTrades } from '@angadi/routes/trades.ts'
import { expect, test } from 'vitest'
import { SERVICE_MS, SERVICES, SHOWN_SERVICES, VOICE_MS } from './show-times.ts'

test('six categories take turns every 3 s, testimonials every 5 s (Spec §2 Sign-in screens)', () => {
  expect(SERVICES).toHaveLength(6)
  expect([SERVICE_MS, VOICE_MS]).toEqual([3000, 5000])
})

test('the showcase names no trade that is not open yet', () => {
  expect(SHOWN_SERVICES).toContain('food')
  expect(SHOWN_SERVICES.filter((service) => !openTrades().some(({ key }) => key === service))).toEqual([])
})
