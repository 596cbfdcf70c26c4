import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrCode } from './qr-code.tsx'

const markup = (value: string) => renderToStaticMarkup(<QrCode value={value} label="Scan" />)

test('another address makes another code, the same address the same', () => {
  expect(markup('https://a.example/shop/one')).toBe(markup('https://a.example/shop/one'))
  expect(markup('https://a.example/shop/one')).not.toBe(markup('https://a.example/shop/two'))
})

test('a name in any script fits', () => {
  expect(markup(`https://a.example/shop/${encodeURIComponent('శ్రీ లక్ష్మి కిరాణా')}`)).toContain('<path')
})
