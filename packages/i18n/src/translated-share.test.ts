import { expect, test } from 'vitest'
import { translatedShares } from './translated-share.ts'

const written: Readonly<Record<string, object>> = {
  'en/cart': { empty: { title: 'Empty', hint: 'Add something' }, pay: 'Pay' },
  'ta/cart': { empty: { title: 'காலி' }, gone: 'இல்லை' },
  'te/cart': { empty: { title: 'ఖాళీ', hint: 'ఏదైనా చేర్చండి' }, pay: 'చెల్లించండి' },
}

test('a share counts the messages that English has too, and is rounded down', async () => {
  const { translated } = await translatedShares(['cart'], async (language, name) => ({
    ...written[`${language}/${name}`],
  }))
  expect(translated).toMatchObject({ en: '100', te: '100', ta: '33', pa: '0' })
})
