import { expect, test } from 'vitest'
import { Tries } from './tries.ts'

const PHONE = '919876500001'

function guess(tries: Tries, address: string, times: number): boolean {
  let isVoid = false
  for (let turn = 0; turn < times; turn++) isVoid = tries.addWrong(PHONE, address)
  return isVoid
}

test('five wrong codes make an address wait a minute (Spec §5 Code)', () => {
  let now = 0
  const tries = new Tries(() => now)
  guess(tries, 'home', 4)
  expect(tries.isPaused(PHONE, 'home')).toBe(false)
  guess(tries, 'home', 1)
  expect(tries.isPaused(PHONE, 'home')).toBe(true)
  now = 59_999
  expect(tries.isPaused(PHONE, 'home')).toBe(true)
  now = 60_000
  expect(tries.isPaused(PHONE, 'home')).toBe(false)
})

test('a stranger who guesses makes nobody else wait (Spec §5 Code)', () => {
  const tries = new Tries(() => 0)
  guess(tries, 'stranger', 50)
  expect(tries.isPaused(PHONE, 'stranger')).toBe(true)
  expect(tries.isPaused(PHONE, 'home')).toBe(false)
  expect(tries.isPaused('919876500002', 'stranger')).toBe(false)
})

test('a new code ends the wait of whoever asked for it, and of nobody else', () => {
  const tries = new Tries(() => 0)
  guess(tries, 'home', 5)
  guess(tries, 'stranger', 5)
  tries.clear(PHONE, 'home')
  expect(tries.isPaused(PHONE, 'home')).toBe(false)
  expect(tries.isPaused(PHONE, 'stranger')).toBe(true)
})

test('a hundred wrong codes from anywhere make the code void, until a new one is sent', () => {
  const tries = new Tries(() => 0)
  let isVoid = false
  for (let address = 0; address < 20; address++) {
    expect(isVoid).toBe(false)
    isVoid = guess(tries, `address ${address}`, 5)
  }
  expect(isVoid).toBe(true)
  tries.clear(PHONE, 'home')
  expect(tries.addWrong(PHONE, 'home')).toBe(false)
})
