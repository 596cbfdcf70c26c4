import { checkBackend, checkSession } from '@angadi/domain/diagnostics/checks.ts'
import { expect, test } from 'vitest'
import { infoText } from './info.ts'

const subject = {
  at: new Date('2026-11-21T10:00:00Z'),
  app: 'customer',
  page: '390 × 844, te, dark',
  facts: { online: true, controlled: false, cacheBytes: 1200, userAgent: 'Browser/1.0' },
  checks: [checkBackend({ database: 30, edge: undefined }), checkSession('guest')],
}

test('what is copied holds the checks and the browser (Spec §2 Diagnostics)', () => {
  expect(infoText(subject).split('\n')).toEqual([
    'Angadi customer, 2026-11-21T10:00:00.000Z',
    'page: 390 × 844, te, dark',
    'online: yes',
    'service worker: not active',
    'cache bytes: 1200',
    'browser: Browser/1.0',
    'backend: warning, backendFailed, database: 30 ms, edge: –',
    'session: success, authGuest',
  ])
})

test('what is copied holds no token, key or password (Spec §8 Redaction)', () => {
  const text = infoText({
    ...subject,
    page: 'access_token=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc password: hunter2',
  })
  expect(text).not.toContain('eyJhbGci')
  expect(text).not.toContain('hunter2')
})
