import { expect, test } from 'vitest'
import { SERVICE_MS, SHOWN_SERVICES, VOICE_MS } from './show-times.ts'

test('six categories take turns every 3 s, testimonials every 5 s (Spec §2 Sign-in screens)', () => {
  expect(SHOWN_SERVICES).toHaveLength(6)
  expect([SERVICE_MS, VOICE_MS]).toEqual([3000, 5000])
})
