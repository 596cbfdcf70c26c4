import { expect, test } from 'vitest'
import { withChange } from './changed-setting.ts'
import type { Setting } from './setting.ts'

const setting = (setting_key: string, setting_value: Setting['setting_value']): Setting => ({
  setting_key,
  setting_value,
  category: 'orders',
  description: '',
  is_public: true,
  updated_at: '2026-11-22T00:00:00Z',
  unit: null,
  minimum: null,
  maximum: null,
})

test('a page takes over what the event says of a public setting (Spec §7 app_settings, realtime refresh)', () => {
  const list = [setting('offer_seconds', 30), setting('claim_users', '10M+')]
  const next = withChange(list, { key: 'offer_seconds', value: 60, topic_seq: 7 })
  expect(next?.map(({ setting_value }) => setting_value)).toEqual([60, '10M+'])
})

test('an event without a change, or of a setting that is not in the list, changes nothing here', () => {
  expect(withChange([setting('offer_seconds', 30)], {})).toBeUndefined()
  expect(withChange([setting('offer_seconds', 30)], { key: 'new_setting', value: 1 })).toBeUndefined()
})
