import english from '@angadi/i18n/locales/en/errors.json'
import { describe, expect, test, vi } from 'vitest'
import { AppError } from './app-error.ts'
import { toAppError } from './to-app-error.ts'

function sentence(problem: unknown): string | undefined {
  return english[toAppError(problem).messageKey]
}

describe('what the reader is told', () => {
  test.each([
    ['PGRST116', 'Record not found'],
    ['PGRST301', 'Access denied'],
    ['23505', 'This information already exists'],
    ['42P01', 'Service temporarily unavailable'],
  ])('%s is told as "%s" (Spec §8 Code map)', (code, told) => {
    expect(sentence({ code, message: 'as the database says it', details: null, hint: null })).toBe(told)
  })

  test('an invalid email is told as such (Spec §8 Code map)', () => {
    expect(
      sentence({ code: 'email_address_invalid', status: 400, message: 'Email address is invalid' }),
    ).toBe('Enter a valid email address')
  })

  test('a user not found is told as such (Spec §8 Code map)', () => {
    expect(sentence({ code: 'user_not_found', status: 404, message: 'User not found' })).toBe(
      'There is no account with these details.',
    )
  })

  test('a wrong password is told without saying whether the address exists (Spec §8 Code map)', () => {
    expect(sentence({ code: 'invalid_credentials', status: 400, message: 'Invalid login credentials' })).toBe(
      'Email or password is not right.',
    )
  })

  test('too many attempts are told as such, whichever limit was reached (Spec §8 Code map)', () => {
    const told = 'Too many attempts. Please wait a moment.'
    for (const code of [
      'over_request_rate_limit',
      'over_sms_send_rate_limit',
      'over_email_send_rate_limit',
      'no_code_we_know',
    ])
      expect(sentence({ code, status: 429, message: 'slow down' }), code).toBe(told)
  })

  test('a network error is told as such and may be tried again (Spec §8 Code map)', () => {
    for (const message of [
      'Failed to fetch',
      'NetworkError when attempting to fetch resource.',
      'Load failed',
      'fetch failed',
      'The operation timed out: timeout',
    ]) {
      expect(toAppError(new TypeError(message))).toMatchObject({ code: 'network', retryable: true })
      expect(sentence(new TypeError(message))).toMatch(/^The network is gone\./)
    }
  })

  test('whatever fails without a network is a network error (Spec §8 Code map)', async () => {
    // Another file of the same process may have seen the server, which counts for more than the browser's word.
    vi.resetModules()
    vi.stubGlobal('navigator', { onLine: false })
    const opened = await import('./to-app-error.ts')
    expect(opened.toAppError(new Error('odd')).code).toBe('network')
    vi.unstubAllGlobals()
  })

  test('everything else is told as "Something went wrong. Please try again." (Spec §8 Code map)', () => {
    for (const problem of [
      new Error('odd'),
      { code: 'XX000', message: 'internal error' },
      { code: 'PT409', details: 'no code at all', message: '' },
      undefined,
      'a text',
      7,
    ])
      expect(sentence(problem)).toBe('Something went wrong. Please try again.')
  })
})

test.each([
  ['reorder_impossible', 'Unable to reorder this order'],
  ['cart_item_not_found', 'Item not found'],
])('the refusal %s is told as "%s" (Spec §5 Reorder, §8 Cart toasts)', (details, told) => {
  expect(sentence({ code: 'PT404', details, hint: null, message: '' })).toBe(told)
})

describe('what screens can work with', () => {
  test('a refusal of the server keeps its code and figures and is not tried again (Spec §8 Code map)', () => {
    const problem = { code: 'PT409', details: 'wallet_too_low', hint: '{"short_paise":1200}', message: '' }
    expect(toAppError(problem)).toMatchObject({
      code: 'wallet_too_low',
      messageKey: 'wallet_too_low',
      figures: { short_paise: 1200 },
      retryable: false,
    })
  })

  test('what has been translated once stays as it is (Spec §8 Code map)', () => {
    const known = new AppError('network', 'network', true)
    expect(toAppError(known)).toBe(known)
  })

  test('figures that are no JSON are none (Spec §8 Code map)', () => {
    expect(
      toAppError({ code: 'PT409', details: 'cart_full', hint: 'try less', message: '' }).figures,
    ).toEqual({})
  })
})
