import { expect, test } from 'vitest'
import { deskKey, type FocusedElement, type PressedKey } from './desk-key.ts'

const press = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
})
const on = (tagName: string, isItem = false): FocusedElement => ({
  tagName,
  isContentEditable: false,
  isItem,
})

test.each(['j', 'k', 'a', 's', '?', '/'])(
  '%s is a key of the desk wherever no field has the focus',
  (key) => {
    expect(deskKey(press(key), undefined)).toBe(key)
    expect(deskKey(press(key), on('BUTTON'))).toBe(key)
  },
)

test.each(['INPUT', 'TEXTAREA', 'SELECT'])('what is typed into %s is only typed', (tagName) => {
  expect(deskKey(press('a'), on(tagName))).toBeUndefined()
  expect(deskKey(press('Enter'), on(tagName))).toBeUndefined()
})

test('arrows and Enter belong to the page, except on an item', () => {
  expect(deskKey(press('ArrowDown'), on('BODY'))).toBeUndefined()
  expect(deskKey(press('Enter'), on('BUTTON'))).toBeUndefined()
  expect(deskKey(press('ArrowDown'), on('ARTICLE', true))).toBe('j')
  expect(deskKey(press('ArrowUp'), on('ARTICLE', true))).toBe('k')
  expect(deskKey(press('Enter'), on('ARTICLE', true))).toBe('Enter')
})

test('capitals and other scripts are the same key', () => {
  expect(deskKey(press('A'), undefined)).toBe('a')
  expect(deskKey(press('జ', { code: 'KeyJ' }), undefined)).toBe('j')
})

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])('with %o the browser has it', (more) => {
  expect(deskKey(press('a', more), undefined)).toBeUndefined()
})
