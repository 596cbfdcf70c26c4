import { describe, expect, it } from 'vitest'
import { hmacHex } from '../../../../supabase/functions/_shared/hmac.ts'
import { isSignedOver } from '../../../../supabase/functions/_shared/signed-parts.ts'
import { eventIdOf, isGenuine } from '../../../../supabase/functions/_shared/webhook.ts'
import { callOf } from '../../../../supabase/functions/payment-webhook/event.ts'

const WEBHOOK_SECRET = 'whs_angadi_test_one'
const KEY_SECRET = 'ks_angadi_key_secret_42'

const bytes = (text: string) => new TextEncoder().encode(text)

/** What the gateway sent: the bytes that it signed. */
const CAPTURED =
  '{"entity":"event","account_id":"acc_Qw8Er7Ty6Ui5Op","event":"payment.captured","contains":["payment"],' +
  '"payload":{"payment":{"entity":{"id":"pay_Lm4Np7Qr2St9Uv","entity":"payment","amount":64750,' +
  '"currency":"INR","status":"captured","order_id":"order_Ab3Cd5Ef7Gh9Jk","method":"upi","captured":true,' +
  '"notes":[]}}},"created_at":1780000123}'
const CAPTURED_SIGNATURE = '786f9fc8ecf3aab0a4cf82f0dcdd985474a3a9c8b849562c363df088b01d1138'

/** The same event as a proxy writes it that has parsed it. */
const SPACED =
  '{ "entity": "event", "account_id": "acc_Qw8Er7Ty6Ui5Op", "event": "payment.captured", ' +
  '"contains": [ "payment" ], "payload": { "payment": { "entity": { "id": "pay_Lm4Np7Qr2St9Uv", ' +
  '"entity": "payment", "amount": 64750, "currency": "INR", "status": "captured", ' +
  '"order_id": "order_Ab3Cd5Ef7Gh9Jk", "method": "upi", "captured": true, "notes": [] } } }, ' +
  '"created_at": 1780000123 }'

const refunded = (reason: string, text: string) =>
  '{"entity":"event","event":"refund.processed","contains":["refund","payment"],"payload":{"refund":' +
  '{"entity":{"id":"rfnd_Te1Lu2Gu3Aa4Bb","amount":12550,"payment_id":"pay_Lm4Np7Qr2St9Uv","notes":' +
  `{"${reason}":"${text}"},"speed_processed":"normal","status":"processed"}}},"created_at":1780003600}`
const TELUGU = refunded('కారణం', 'వస్తువు రాలేదు – ₹125.50')
/** The same event from an encoder that writes ASCII only. */
const ESCAPED = refunded(
  '\\u0c15\\u0c3e\\u0c30\\u0c23\\u0c02',
  '\\u0c35\\u0c38\\u0c4d\\u0c24\\u0c41\\u0c35\\u0c41 \\u0c30\\u0c3e\\u0c32\\u0c47\\u0c26\\u0c41 \\u2013 \\u20b9125.50',
)
const TELUGU_SIGNATURE = '81d86066ffc36c3ddc3558054ce7fddf16f65b1fe74db2924484cc2c57b1211f'

describe('a webhook is genuine when its bytes are signed (Issue 33, Bad input and failure)', () => {
  it.each([
    ['the bytes that were sent', CAPTURED, CAPTURED_SIGNATURE, 334],
    ['Telugu in UTF-8', TELUGU, TELUGU_SIGNATURE, 344],
  ])('%s', async (_, body, signature, length) => {
    expect(bytes(body)).toHaveLength(length)
    expect(await hmacHex(WEBHOOK_SECRET, bytes(body))).toBe(signature)
    expect(await isGenuine(bytes(body), signature, [WEBHOOK_SECRET])).toBe(true)
  })

  it.each([
    [
      'other spaces',
      SPACED,
      CAPTURED,
      CAPTURED_SIGNATURE,
      '530cd7d2b8addab01c14f1ae66ecb25c9408c516335dc4e11985be4adf221f64',
    ],
    [
      'escaped letters',
      ESCAPED,
      TELUGU,
      TELUGU_SIGNATURE,
      'eaa8879ec48cbe0a677f60d079364563114fa93a039dbf05b6f712518e7d5524',
    ],
    [
      'a line feed at its end',
      `${CAPTURED}\n`,
      CAPTURED,
      CAPTURED_SIGNATURE,
      '22342a48b337755a5ed1430a843ba225c8232e584b3416d0897af97b7f784697',
    ],
  ])('and not when the same JSON is written with %s', async (_, body, same, signature, needed) => {
    expect(JSON.parse(body)).toEqual(JSON.parse(same))
    expect(await hmacHex(WEBHOOK_SECRET, bytes(body))).toBe(needed)
    expect(await isGenuine(bytes(body), signature, [WEBHOOK_SECRET])).toBe(false)
    expect(await isGenuine(bytes(body), needed, [WEBHOOK_SECRET])).toBe(true)
  })

  it.each([
    { signature: '', fault: 'empty' },
    { signature: CAPTURED_SIGNATURE.slice(0, -1), fault: 'one digit short' },
    { signature: `${CAPTURED_SIGNATURE}0`, fault: 'one digit long' },
    { signature: 'g'.repeat(64), fault: 'not hexadecimal' },
    { signature: CAPTURED_SIGNATURE.toUpperCase(), fault: 'in capitals' },
    { signature: null, fault: 'missing' },
  ])('a signature that is $fault is none', async ({ signature }) => {
    expect(await isGenuine(bytes(CAPTURED), signature, [WEBHOOK_SECRET])).toBe(false)
  })

  it('with the secret before a change as well, until that is dropped', async () => {
    const before = '879c02f9119b00eb59379a5d802939bfe4dbe1bbbaa6eb008a3bdbbe0b41d9ca'
    const after = 'f2df06a3f8a78f94de4b2472533c154f9661fa60e88d61d0ca508cc5fa1d00c1'
    const both = ['whs_angadi_after_rotation', 'whs_angadi_before_rotation']
    for (const signature of [before, after])
      expect(await isGenuine(bytes(CAPTURED), signature, both)).toBe(true)
    expect(await isGenuine(bytes(CAPTURED), before, both.slice(0, 1))).toBe(false)
  })

  it('and never while there is no secret', async () => {
    expect(await isGenuine(bytes(CAPTURED), CAPTURED_SIGNATURE, [])).toBe(false)
  })
})

describe('what a browser brings back is signed over order and payment with the secret of the key', () => {
  const order = 'order_Ab3Cd5Ef7Gh9Jk'
  const payment = 'pay_Lm4Np7Qr2St9Uv'
  const signature = 'e35696c1e1d49b75215dd74934da32f7e45cda0a17cb6d3de7576b1d7d1bad06'

  it('in this order', async () => {
    expect(await isSignedOver(KEY_SECRET, [order, payment], signature)).toBe(true)
  })

  it.each([
    ['payment before order', '415ebb3db696dd18abac730853498bb31cdad123e4554bb9cb3d86eb79227c5a'],
    ['the secret of the webhook', '6db4fecd3dd05571b110c8bf96aeb96e400dbd8426885d4582cfb2dad79d4781'],
  ])('and not with %s', async (_, given) => {
    expect(await isSignedOver(KEY_SECRET, [order, payment], given)).toBe(false)
  })

  it('and for no other order than that of the checkout', async () => {
    const ours = ['order_Zz9Yy8Xx7Ww6Vv', payment]
    const needed = '9afb0a58b01b0756abda8f62fa8306144ea5c5f0300f6eba3fa25f9e6a7ed4c1'
    expect(await isSignedOver(KEY_SECRET, ours, signature)).toBe(false)
    expect(await isSignedOver(KEY_SECRET, ours, needed)).toBe(true)
  })

  it('as the parts of a payment link are', async () => {
    const linked = (status: string) => ['plink_Aa1Bb2Cc3Dd4Ee', 'chk-000417', status, 'pay_Kk5Ll6Mm7Nn8Oo']
    const paid = '73a86f01b79b72336f7e2a5bd494150da12f45f111dc64242901e78a32894fa9'
    const partly = '7e6f6b8170c7d8271fae63d17630699681d47420c03d228e4e0d7f016279e717'
    expect(await isSignedOver(KEY_SECRET, linked('paid'), paid)).toBe(true)
    expect(await isSignedOver(KEY_SECRET, linked('partially_paid'), paid)).toBe(false)
    expect(await isSignedOver(KEY_SECRET, linked('partially_paid'), partly)).toBe(true)
  })

  it('and nothing is signed without a secret', async () => {
    expect(await isSignedOver('', [order, payment], await hmacHex(KEY_SECRET, bytes('')))).toBe(false)
  })
})

describe('an event', () => {
  it('is told to the database with what was read of it, and no more', () => {
    const payment = {
      provider_payment_id: 'pay_Lm4Np7Qr2St9Uv',
      provider_order_id: 'order_Ab3Cd5Ef7Gh9Jk',
      amount_paise: 64_750,
      currency: 'INR',
      status: 'captured',
      method: 'upi',
    }
    expect(callOf(JSON.parse(CAPTURED), 'ev_1')).toEqual({
      name: 'gateway_record',
      args: { payment, event: { id: 'ev_1', name: 'payment.captured', payload: payment } },
    })
  })

  it('of a refund says what went back of which payment', () => {
    expect(callOf(JSON.parse(TELUGU), 'ev_2')).toMatchObject({
      name: 'gateway_refund_record',
      args: {
        refund: {
          provider_refund_id: 'rfnd_Te1Lu2Gu3Aa4Bb',
          provider_payment_id: 'pay_Lm4Np7Qr2St9Uv',
          amount_paise: 12_550,
          status: 'processed',
        },
      },
    })
  })

  it('in another currency is told as it is: what becomes of it is decided by the database', () => {
    const dollars = JSON.parse(CAPTURED.replace('"INR"', '"USD"'))
    expect(callOf(dollars, 'ev_3')?.args).toMatchObject({
      payment: { currency: 'USD', amount_paise: 64_750 },
    })
  })

  it.each([
    ['of another kind', CAPTURED.replace('payment.captured', 'settlement.processed')],
    ['with an amount in text', CAPTURED.replace('64750', '"64750"')],
    ['with part of a paisa', CAPTURED.replace('64750', '647.5')],
    ['with an amount beyond what counts exactly', CAPTURED.replace('64750', '9007199254740993')],
    ['in a state that nobody knows', CAPTURED.replace('"status":"captured"', '"status":"lost"')],
    ['that is no object', '[]'],
    ['that is nothing', 'null'],
  ])('%s says nothing', (_, body) => {
    expect(callOf(JSON.parse(body), 'ev_4')).toBeUndefined()
  })

  it('without a usable id is known by its body', async () => {
    expect(await eventIdOf(bytes(CAPTURED), 'evt_1a2B')).toBe('evt_1a2B')
    const ids = await Promise.all([
      eventIdOf(bytes(CAPTURED), null),
      eventIdOf(bytes(CAPTURED), "x' or true"),
      eventIdOf(bytes(SPACED), null),
    ])
    expect(ids[0]).toMatch(/^body_[0-9a-f]{64}$/)
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
  })
})
