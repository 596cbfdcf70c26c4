import { createHmac, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { TokenBuckets } from '../auth-limits/token-bucket.ts'
import type { SupabaseConfig } from '../config/supabase-config.ts'
import type { StackDatabase } from '../gateway/database-port.ts'
import { Mutex } from '../gateway/mutex.ts'
import {
  AuthError,
  codeWrong,
  foreignPhone,
  invalidPhone,
  signUpClosed,
  smsFailed,
  tooManySms,
  tooManyTries,
  tooSoon,
  unreadableBody,
} from './auth-error.ts'
import {
  claimCode,
  confirmPhone,
  createPhoneUser,
  dropCode,
  findPhoneUser,
  storeCode,
} from './phone-users.ts'
import { Tries } from './tries.ts'

const HOUR_MS = 60 * 60_000

const requestSchema = z.object({
  phone: z.string().min(1),
  create_user: z.boolean().default(true),
  data: z.looseObject({}).nullish(),
})
const verifySchema = z.object({ phone: z.string().min(1), token: z.string(), type: z.string() })

/** What the phone codes are made of. */
export interface PhoneCodesOptions {
  readonly database: StackDatabase
  readonly config: SupabaseConfig['auth']
  /** Keys the digests of stored codes. */
  readonly secret: string
  readonly sendSms: (to: string, text: string) => void | Promise<void>
  /** Turns the one-time token of a user into a session: the auth service's own /verify. */
  readonly verifyToken: (tokenHash: string) => Promise<Response>
}

/**
 * Digits only, as Supabase Auth stores numbers; Indian mobiles only, as the database's own rule requires (Spec §5
 * Phone).
 */
function normalised(phone: string): string {
  const digits = phone.replace(/^\+/, '').replace(/[\s-]/g, '')
  if (!/^[1-9]\d{6,14}$/.test(digits)) throw invalidPhone()
  if (!/^91[6-9]\d{9}$/.test(digits)) throw foreignPhone()
  return digits
}

/**
 * Sign-in with a code sent to a phone, which the auth service lacks: /otp, /verify and /resend for phone numbers
 * (Spec §5 Phone, Code). Numbers under `[auth.sms.test_otp]` have a fixed code and get no message.
 */
export class PhoneCodes {
  private readonly options: PhoneCodesOptions
  private readonly tries = new Tries()
  private readonly smsSent: TokenBuckets
  /** A user holds one one-time token at a time, so proving and opening the session must not be crossed by another. */
  private readonly mutex = new Mutex()

  constructor(options: PhoneCodesOptions) {
    this.options = options
    this.smsSent = new TokenBuckets(options.config.rate_limit.sms_sent, HOUR_MS)
  }

  /**
   * Answers what concerns a phone number; undefined leaves the request to the auth service.
   *
   * @param address where the request came from, so that guesses are counted per sender
   */
  async handle(pathname: string, request: Request, address: string): Promise<Response | undefined> {
    if (request.method !== 'POST') return undefined
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => undefined)
    const mentionsPhone = z.object({ phone: z.string().min(1) }).safeParse(body)
    if (!mentionsPhone.success) return undefined
    try {
      if (pathname === '/auth/v1/otp') return await this.request(body, address)
      if (pathname === '/auth/v1/resend') return await this.resend(body, address)
      if (pathname === '/auth/v1/verify') return await this.verify(body, address)
      return undefined
    } catch (error) {
      if (error instanceof AuthError) return error.toResponse()
      if (error instanceof z.ZodError) return unreadableBody().toResponse()
      throw error
    }
  }

  private digest(phone: string, code: string): string {
    return createHmac('sha256', this.options.secret).update(`sms:${phone}:${code}`).digest('hex')
  }

  private async request(body: unknown, address: string): Promise<Response> {
    const { phone: given, create_user: mayCreate, data } = requestSchema.parse(body)
    const phone = normalised(given)
    const { database, config } = this.options
    const isOpen = mayCreate && config.enable_signup && config.sms.enable_signup
    const known = await findPhoneUser(database, phone)
    if (known === undefined && !isOpen) throw signUpClosed()
    const userId =
      known ??
      (await database.transaction((sql) => createPhoneUser(sql, phone, { ...data, phone_verified: false })))
    return this.send(phone, userId, address)
  }

  private async resend(body: unknown, address: string): Promise<Response> {
    const { phone: given, type } = z.object({ phone: z.string(), type: z.string() }).parse(body)
    if (type !== 'sms')
      throw new AuthError(400, 'validation_failed', 'Only sms codes can be sent again to a phone')
    const phone = normalised(given)
    const userId = await findPhoneUser(this.options.database, phone)
    // As Supabase Auth: the response does not reveal whether the number is known.
    return userId === undefined ? Response.json({}) : this.send(phone, userId, address)
  }

  private async send(phone: string, userId: string, address: string): Promise<Response> {
    const { config, database, sendSms } = this.options
    if (phone in config.sms.test_otp) {
      this.tries.clear(phone, address)
      return Response.json({ message_id: 'test-otp' })
    }
    // Counted for all numbers together, as Supabase Auth does: it is the bill that is limited.
    if (!this.smsSent.take('')) throw tooManySms()
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
    const waitSeconds = await storeCode(database, userId, this.digest(phone, code), config.sms.max_frequency)
    if (waitSeconds > 0) {
      this.smsSent.giveBack('')
      throw tooSoon(waitSeconds)
    }
    this.tries.clear(phone, address)
    try {
      await sendSms(`+${phone}`, config.sms.template.replace(/\{\{\s*\.Code\s*\}\}/g, code))
    } catch {
      throw smsFailed()
    }
    return Response.json({ message_id: randomUUID() })
  }

  private async verify(body: unknown, address: string): Promise<Response | undefined> {
    const parsed = verifySchema.safeParse(body)
    if (!parsed.success || parsed.data.type !== 'sms')
      throw new AuthError(400, 'validation_failed', 'Verify requires phone, token and type "sms"')
    const { database, config, verifyToken } = this.options
    const phone = normalised(parsed.data.phone)
    if (this.tries.isPaused(phone, address)) throw tooManyTries()
    const userId = await findPhoneUser(database, phone)
    const fixed = config.sms.test_otp[phone]
    const isFixed = fixed !== undefined && fixed === parsed.data.token
    const digest = isFixed ? undefined : this.digest(phone, parsed.data.token)
    const lifetime = config.sms.otp_expiry * 1000
    const token = randomBytes(32).toString('hex')
    return this.mutex.run(async () => {
      const isProven =
        userId !== undefined &&
        (await database.transaction(async (sql) => {
          if (!(await claimCode(sql, userId, digest, lifetime))) return false
          await confirmPhone(sql, userId, token)
          return true
        }))
      if (!isProven) {
        if (this.tries.addWrong(phone, address) && userId !== undefined) await dropCode(database, userId)
        throw codeWrong()
      }
      this.tries.clear(phone, address)
      return verifyToken(token)
    })
  }
}
