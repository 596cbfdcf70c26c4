import { compare } from 'bcryptjs'
import { z } from 'zod'
import { AuthError } from '../auth-phone/auth-error.ts'
import type { Sql } from '../gateway/database-port.ts'

/** The digest of a random password that nobody has, as expensive to compare with as those of users. */
const DECOY = '$2b$10$7EqJtq98hPqEX7fNZaFWoOhi3D7o3E9oX1F0yYh1s1z1zL1Q1z1zK'

const signInSchema = z.object({ email: z.string().min(1), password: z.string().min(1) })
const knownRow = z.object({ digest: z.string().nullable(), confirmed: z.boolean() })

const wrongCredentials = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials')

/**
 * Refuses sign-ins by password where the session service would tell strangers who has an account: it answers an unknown
 * address without comparing anything, twenty times faster than a known one, and names an unproven address before it
 * has looked at the password.
 */
export class PasswordSignIns {
  private readonly database: Sql

  constructor(database: Sql) {
    this.database = database
  }

  /** Answers what must be refused; undefined leaves the request to the session service. */
  async handle({ pathname, searchParams }: URL, request: Request): Promise<Response | undefined> {
    if (pathname !== '/auth/v1/token' || searchParams.get('grant_type') !== 'password') return undefined
    if (request.method !== 'POST') return undefined
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => undefined)
    const { data: asked } = signInSchema.safeParse(body)
    if (!asked) return undefined
    const [row] = await this.database.query(
      `select encrypted_password as digest, confirmed_at is not null as confirmed
       from auth.users where email = $1 and deleted_at is null`,
      [asked.email.toLowerCase()],
    )
    const known = row === undefined ? undefined : knownRow.parse(row)
    const digest = known?.digest || undefined
    // The session service compares the password of these itself.
    if (known?.confirmed && digest !== undefined) return undefined
    const isRight = await compare(asked.password, digest ?? DECOY).catch(() => false)
    return isRight && digest !== undefined ? undefined : wrongCredentials().toResponse()
  }
}
