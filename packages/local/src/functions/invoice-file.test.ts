import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { paths } from '../database/paths.ts'
import { generateSigningKey, publicKeySet, signToken } from '../gateway/jwt.ts'
import { findDeno } from './deno-binary.ts'
import { EdgeFunctions } from './edge-functions.ts'
import { fontIn, fontsOf, pagesOf, textsOf } from './pdf-reader.ts'

const folder = join(paths.root, 'supabase', 'functions')
const signingKey = generateSigningKey()
const CUSTOMER = '11111111-1111-4111-8111-111111111111'
const INVOICE = '5f2c2a52-7c0e-4f0a-9d0e-6f1f2f3a4b5c'

/**
 * Words whose letters join, stack and change places, and their glyphs in the fonts of the repository: as HarfBuzz's own
 * JavaScript names them, outside of the function.
 */
const SHAPED = {
  en: { word: 'Office Waffle AV', font: 'tamil', glyphs: [67, 214, 82, 84, 3, 75, 80, 215, 84, 3, 53, 74] },
  hi: { word: 'क्षत्रिय स्थिति', font: 'devanagari', glyphs: [132, 830, 164, 51, 3, 896, 548, 67, 40] },
  ta: { word: 'ஶ்ரீ கொண்டு', font: 'tamil', glyphs: [480, 3, 495, 313, 490, 319, 489, 392] },
  bn: { word: 'স্ত্রী ক্ষেত্রে', font: 'bengali', glyphs: [627, 353, 3, 779, 408, 358, 494] },
  te: { word: 'స్త్రీ శ్రీకృష్ణ', font: 'telugu', glyphs: [535, 426, 3, 533, 826, 319, 360, 352, 404] },
  mr: {
    word: 'महाराष्ट्र र्‍हस्व',
    font: 'devanagari',
    glyphs: [50, 61, 66, 52, 66, 534, 704, 3, 665, 61, 557],
  },
  gu: { word: 'શ્રીકૃષ્ણ ક્ષેત્ર', font: 'gujarati', glyphs: [439, 356, 318, 359, 711, 3, 463, 362, 425] },
  kn: { word: 'ರ್‍ಯಾಂಕ್ ಸ್ತ್ರೀ', font: 'kannada', glyphs: [165, 3, 430, 25, 101, 3, 208, 492, 93] },
  ml: { word: 'സ്ത്രീ ക്ഷേത്രം', font: 'malayalam', glyphs: [58, 73, 197, 38, 64, 3, 206, 122, 197, 38, 6] },
  pa: { word: 'ਸ੍ਰੀ ਪੜ੍ਹਿਆ', font: 'gurmukhi', glyphs: [48, 111, 53, 3, 37, 52, 65, 112, 8] },
} as const

/** A whole font of the repository. */
async function wholeFont(script: string) {
  const packed: unknown = await import(join(folder, '_shared', 'pdf', 'generated', `${script}.ts`))
  const { default: base64 } = z.looseObject({ default: z.string() }).parse({ ...Object(packed) })
  return fontIn(inflateRawSync(Buffer.from(base64, 'base64')))
}

function sampleInvoice(more: object = {}) {
  return {
    id: INVOICE,
    kind: 'tax_invoice',
    number: 'AG/2627/000108',
    issued_at: '2026-07-14T13:05:00+05:30',
    order_number: 'HYD-1042',
    of_number: null,
    of_issued_at: null,
    issuer: { name: 'Angadi Marketplace Private Limited', address: 'Hyderabad', gstin: '36AAACA0000A1Z5' },
    supplier: { name: 'Deg & Dastarkhwan', address: 'Madhapur', gstin: null, fssai_number: '12345678901234' },
    place_of_supply: { code: '36', name: 'Telangana' },
    section_9_5: true,
    delivered_to: { line: 'Flat 4', city: 'Hyderabad', pincode: '500034' },
    lines: [{ name: 'Biryani', quantity: 2, code: '996331', amount_paise: 14_558_000 }],
    reduction_paise: 0,
    total_paise: 15_285_900,
    taxes: [
      {
        tax_class: 'restaurant',
        code: '996331',
        rate_bp: 500,
        taxable_paise: 14_558_000,
        cgst_paise: 363_950,
        sgst_paise: 363_950,
        igst_paise: 0,
        gross_paise: 15_285_900,
      },
    ],
    ...more,
  }
}

/** What the database answers to order_invoices, and what it was asked with. */
let answer: { status: number; body: unknown }
let asked: { readonly authorization: string; readonly body: unknown }[] = []

describe('invoice-file', () => {
  let database: Server
  let functions: EdgeFunctions
  let cacheFolder: string
  let token: string

  beforeAll(async () => {
    cacheFolder = await mkdtemp(join(tmpdir(), 'angadi-deno-'))
    database = createServer((request, response) => {
      if (request.url === '/auth/v1/.well-known/jwks.json')
        return void response.end(JSON.stringify(publicKeySet(signingKey)))
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const body: unknown = JSON.parse(Buffer.concat(chunks).toString())
        asked.push({ authorization: request.headers.authorization ?? '', body })
        response.statusCode = answer.status
        response.setHeader('content-type', 'application/json').end(JSON.stringify(answer.body))
      })
    })
    await new Promise<void>((resolve) => database.listen(0, '127.0.0.1', resolve))
    const { port } = z.object({ port: z.number() }).parse(database.address())
    functions = new EdgeFunctions({
      folder,
      config: { 'invoice-file': { verify_jwt: false } },
      keys: {
        signingKey,
        jwtSecret: 'x'.repeat(32),
        publishableKey: 'sb_publishable_x',
        secretKey: 'sb_secret_x',
      },
      apiUrl: `http://127.0.0.1:${port}`,
      cacheFolder,
      log: () => {},
    })
    const exp = Math.floor(Date.now() / 1000) + 3600
    token = await signToken({ role: 'authenticated', sub: CUSTOMER, exp }, signingKey)
    await functions.warmUp()
  }, 60_000)

  beforeEach(() => {
    answer = { status: 200, body: [sampleInvoice()] }
    asked = []
  })

  afterAll(async () => {
    await functions.stop()
    database.closeAllConnections()
    database.close()
    await rm(cacheFolder, { recursive: true, force: true })
  })

  async function ask(body: object, bearer: string | undefined = token) {
    const url = new URL('http://api/functions/v1/invoice-file')
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` }
    const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
    const response = await functions.handle(request, url)
    return {
      status: response.status,
      headers: response.headers,
      file: Buffer.from(await response.arrayBuffer()),
    }
  }

  const asInvoice = (language: string) => ask({ order_id: 'order', invoice_id: INVOICE, language })

  it('type-checks', async () => {
    await promisify(execFile)(
      findDeno(),
      ['check', '--quiet', '--no-lock', '--no-config', join(folder, 'invoice-file', 'index.ts')],
      { env: { ...process.env, DENO_DIR: cacheFolder } },
    )
  }, 60_000)

  it.each(Object.entries(SHAPED))('sets %s right: shaped, drawn and copied', async (language, shaped) => {
    answer.body = [
      sampleInvoice({ lines: [{ name: shaped.word, quantity: 1, code: '1006', amount_paise: 15_285_900 }] }),
    ]
    const { status, headers, file } = await asInvoice(language)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/pdf')
    const [spans = []] = pagesOf(file)
    expect(spans.find(({ text }) => text === shaped.word)).toEqual({
      text: shaped.word,
      font: shaped.font,
      glyphs: shaped.glyphs,
    })
    const fonts = fontsOf(file)
    expect([...fonts.keys()]).toEqual([shaped.font])
    const whole = await wholeFont(shaped.font)
    for (const { text, font, glyphs } of spans)
      for (const glyph of glyphs) {
        expect(glyph, text).not.toBe(0)
        expect(fonts.get(font)?.hasOutline(glyph), `${text}, ${glyph}`).toBe(whole.hasOutline(glyph))
      }
    const texts = spans.map(({ text }) => text)
    for (const figure of ['AG/2627/000108', '14/07/2026', '₹1,52,859.00', '₹3,639.50', '5 %', '1 / 1'])
      expect(texts).toContain(figure)
  })

  it('brings no more than the fonts and glyphs that a paper needs', async () => {
    const plain = await asInvoice('en')
    expect([...fontsOf(plain.file).keys()]).toEqual(['tamil'])
    expect(plain.file.length).toBeLessThan(20_000)
    answer.body = [
      sampleInvoice({ lines: [{ name: 'Raita (रायता)', quantity: 1, amount_paise: 15_285_900 }] }),
    ]
    const mixed = await asInvoice('te')
    expect([...fontsOf(mixed.file).keys()].sort()).toEqual(['devanagari', 'telugu'])
  })

  it('names the business that it is made out to', async () => {
    const recipient = { name: 'Sri Lakshmi Traders', address: 'Abids Road', gstin: '36AAACG0000A1ZT' }
    answer.body = [sampleInvoice({ recipient })]
    const texts = textsOf((await asInvoice('en')).file)
    expect(texts).toContain('Billed to')
    expect(texts.join(' ')).toContain('Sri Lakshmi Traders, Abids Road, GSTIN 36AAACG0000A1ZT')
  })

  it('is the same file whenever it is asked for', async () => {
    const [first, second] = [await asInvoice('te'), await asInvoice('te')]
    expect(first.file.equals(second.file)).toBe(true)
  })

  it('sets a long order on several pages, with the heads on each and no row twice', async () => {
    const lines = Array.from({ length: 90 }, (_, n) => ({
      name: `Item ${n + 1}`,
      quantity: 1,
      code: '1006',
      amount_paise: 100,
    }))
    answer.body = [sampleInvoice({ lines })]
    const pages = pagesOf((await asInvoice('en')).file)
    expect(pages.length).toBeGreaterThan(2)
    const names = pages.flatMap((spans) =>
      spans.map(({ text }) => text).filter((text) => /^Item \d+$/.test(text)),
    )
    expect(names).toEqual(lines.map(({ name }) => name))
    for (const [index, spans] of pages.entries()) {
      const texts = spans.map(({ text }) => text)
      expect(texts).toContain(`${index + 1} / ${pages.length}`)
      if (texts.some((text) => /^Item \d+$/.test(text))) expect(texts).toContain('Quantity')
    }
  })

  it('says of a credit note which invoice it is for, and of goods from elsewhere their one tax', async () => {
    answer.body = [
      sampleInvoice({
        kind: 'credit_note',
        number: 'AC/2627/000007',
        of_number: 'AG/2627/000108',
        of_issued_at: '2026-07-14T23:30:00Z',
        lines: [],
        taxes: [
          {
            tax_class: 'goods_18',
            code: '8517',
            rate_bp: 1800,
            taxable_paise: 88_814,
            cgst_paise: 0,
            sgst_paise: 0,
            igst_paise: 15_986,
            gross_paise: 104_800,
          },
        ],
      }),
    ]
    const texts = textsOf((await asInvoice('en')).file)
    for (const text of ['Credit note', 'AG/2627/000108, 15/07/2026', 'IGST', '₹159.86', '18 %'])
      expect(texts).toContain(text)
    expect(texts).not.toContain('CGST')
  })

  it('asks the database as whoever called, and passes its refusal on', async () => {
    const refusal = {
      code: 'PT404',
      details: 'order_not_found',
      hint: null,
      message: 'There is no such order.',
    }
    answer = { status: 404, body: refusal }
    const { status, file } = await asInvoice('en')
    expect(asked).toEqual([{ authorization: `Bearer ${token}`, body: { order_id: 'order' } }])
    expect(status).toBe(404)
    expect(JSON.parse(file.toString())).toEqual({
      error: { code: 'order_not_found', message: 'There is no such order.' },
    })
  })

  it('refuses guests, forged sessions, other documents and what is no request', async () => {
    expect((await ask({ order_id: 'order', invoice_id: INVOICE, language: 'en' }, 'x')).status).toBe(401)
    const stranger = { ...generateSigningKey(), kid: signingKey.kid }
    const forged = await signToken({ role: 'authenticated', sub: CUSTOMER, exp: 4_000_000_000 }, stranger)
    expect((await ask({ order_id: 'order', invoice_id: INVOICE, language: 'en' }, forged)).status).toBe(401)
    expect(asked).toEqual([])
    expect((await ask({ order_id: 'order', invoice_id: 'another', language: 'en' })).status).toBe(404)
    for (const language of ['xx', '__proto__', '', 7])
      expect((await ask({ order_id: 'order', invoice_id: INVOICE, language })).status).toBe(400)
    expect((await ask({ order_id: 'order', language: 'en' })).status).toBe(400)
  })
})
