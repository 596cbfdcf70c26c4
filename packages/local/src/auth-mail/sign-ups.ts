import { randomBytes, randomUUID } from 'node:crypto'
import { hash } from 'bcryptjs'
import { z } from 'zod'
import type { SupabaseConfig } from '../config/supabase-config.ts'
import type { StackDatabase } from '../gateway/database-port.ts'
import { findMailUser, renewConfirmation } from './mail-users.ts'
import { refuseUnreadableBody } from './unreadable.ts'

/** Minimum time between emails to one address, the default of Supabase Auth. */
const MAIL_WAIT_MS = 60_000
/** How the session service digests passwords. */
const BCRYPT_ROUNDS = 10
/** The longest password that is accepted; the library refuses longer ones. */
const MAX_PASSWORD_BYTES = 72

const signUpSchema = z.object({
  email: z.email(),
  password: z.string(),
  data: z.looseObject({}).nullish(),
})
const resendSchema = z.object({ email: z.email(), type: z.literal('signup') })

/** Dependencies of sign-up by email. */
export interface SignUpsOptions {
  readonly database: StackDatabase
  readonly config: SupabaseConfig['auth']
  /** Where the API is reached: links to prove an address lead there. */
  readonly apiUrl: string
  /** Where the link ends. */
  readonly callbackUrl: string
  readonly mail: {
    send(mail: { readonly to: string; readonly subject: string; readonly text?: string }): Promise<void>
  }
}

/**
 * Supabase Auth's response to a sign-up that awaits confirmation; for an address that has an account, all values are
 * made up.
 */
function pretendedUser(email: string, data: object): Response {
  const now = new Date().toISOString()
  return Response.json({
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  })
}

/**
 * Sign-up by email where the auth service differs from Supabase: an address that has an account gets the same answer
 * as a new one, and an unverified one gets its email again (Decisions, "Email sign-in that signs up").
 */
export class SignUps {
  private readonly options: SignUpsOptions

  constructor(options: SignUpsOptions) {
    this.options = options
  }

  /** Answers what the auth service would answer otherwise than Supabase; undefined leaves the request to it. */
  async handle(pathname: string, request: Request): Promise<Response | undefined> {
    if (!['POST', 'PUT'].includes(request.method)) return undefined
    const text = await request.clone().text()
    if (text === '') return undefined
    let body: unknown
    try {
      body = JSON.parse(text)
    } catch {
      return undefined
    }
    const refusal = refuseUnreadableBody(body)
    if (refusal) return refusal
    if (!this.options.config.email.enable_confirmations) return undefined
    if (pathname === '/auth/v1/signup') return this.signUpAgain(body)
    if (pathname === '/auth/v1/resend') return this.resend(body)
    return undefined
  }

  private async signUpAgain(body: unknown): Promise<Response | undefined> {
    const { data: asked } = signUpSchema.safeParse(body)
    if (!asked) return undefined
    const bytes = Buffer.byteLength(asked.password)
    const isUsable =
      asked.password.length >= this.options.config.minimum_password_length && bytes <= MAX_PASSWORD_BYTES
    if (!isUsable) return undefined
    const email = asked.email.toLowerCase()
    const known = await findMailUser(this.options.database, email)
    if (!known) return undefined
    // As much work as for a new address, so that the time tells no difference.
    await hash(asked.password, BCRYPT_ROUNDS)
    if (!known.confirmed) await this.sendAgain(known.id, email)
    return pretendedUser(email, asked.data ?? {})
  }

  private async resend(body: unknown): Promise<Response | undefined> {
    const { data: asked } = resendSchema.safeParse(body)
    if (!asked) return undefined
    const email = asked.email.toLowerCase()
    const known = await findMailUser(this.options.database, email)
    if (known && !known.confirmed) await this.sendAgain(known.id, email)
    return Response.json({})
  }

  private async sendAgain(userId: string, email: string): Promise<void> {
    const { database, apiUrl, callbackUrl, mail } = this.options
    const token = randomBytes(28).toString('hex')
    if (!(await renewConfirmation(database, userId, token, MAIL_WAIT_MS))) return
    const link = new URL('/auth/v1/verify', apiUrl)
    link.searchParams.set('token', token)
    link.searchParams.set('type', 'signup')
    link.searchParams.set('redirect_to', callbackUrl)
    await mail.send({
      to: email,
      subject: 'Confirm Your Signup',
      text: `Confirm your email address: ${link.toString()}`,
    })
  }
}
