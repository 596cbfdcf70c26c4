import { expect, test } from 'vitest'
import { NOTIFICATION_TOAST_MS, TOAST_GAP_PX, TOAST_MS, TOASTS_SHOWN } from './toast-rules.ts'

test('messages are 3 at a time, 4 s each and 14 px apart; one about a notification stays 5 s (Spec §9 Toasts)', () => {
  expect([TOASTS_SHOWN, TOAST_MS, TOAST_GAP_PX, NOTIFICATION_TOAST_MS]).toEqual([3, 4000, 14, 5000])
})
