import { describe, expect, it } from 'vitest'
import { fromBase64Url, toBase64Url, utf8 } from '../../../../supabase/functions/send-push/bytes.ts'
import { outcomeOf } from '../../../../supabase/functions/send-push/deliver.ts'
import {
  encrypt,
  LONGEST_MESSAGE_BYTES,
  newSecrets,
} from '../../../../supabase/functions/send-push/encrypt.ts'
import { generatePushKeys } from './push-keys.ts'

/** The example of RFC 8291, appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  senderPublic: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  sealed:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

async function exampleSecrets() {
  const point = fromBase64Url(example.senderPublic)
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: toBase64Url(point.slice(1, 33)),
    y: toBase64Url(point.slice(33)),
  }
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const publicKey = await crypto.subtle.importKey('jwk', jwk, curve, true, [])
  const own = { ...jwk, d: example.senderPrivate }
  const privateKey = await crypto.subtle.importKey('jwk', own, curve, true, ['deriveBits'])
  return { salt: fromBase64Url(example.salt), sender: { publicKey, privateKey } }
}

describe('the encryption of push messages', () => {
  it('seals the example of RFC 8291 to the letter (Issue 2, Web Push)', async () => {
    const sealed = await encrypt(utf8(example.text), example, await exampleSecrets())
    expect(toBase64Url(sealed)).toBe(example.sealed)
  })

  it('fills one record at the most and refuses what is longer (Issue 2, Web Push)', async () => {
    const keys = { p256dh: generatePushKeys().publicKey, auth: example.auth }
    const longest = new Uint8Array(LONGEST_MESSAGE_BYTES)
    expect((await encrypt(longest, keys, await newSecrets())).length).toBe(4096)
    const longer = new Uint8Array(LONGEST_MESSAGE_BYTES + 1)
    await expect(encrypt(longer, keys, await newSecrets())).rejects.toThrow(RangeError)
  })

  it('uses fresh secrets for every message (Issue 2, Web Push)', async () => {
    const once = await encrypt(utf8('x'), example, await newSecrets())
    expect(toBase64Url(await encrypt(utf8('x'), example, await newSecrets()))).not.toBe(toBase64Url(once))
  })

  it('reads the answers of push services (Issue 2, Web Push)', () => {
    expect([200, 201, 202].map(outcomeOf)).toEqual(['sent', 'sent', 'sent'])
    expect([404, 410].map(outcomeOf)).toEqual(['gone', 'gone'])
    expect([400, 413].map(outcomeOf)).toEqual(['refused', 'refused'])
    expect([301, 401, 403, 429, 500, 503].map(outcomeOf)).toEqual(Array(6).fill('failed'))
  })
})
