import type { Random } from './random.ts'
import { anyValue, nested } from './values.ts'

/** A request that no app sends. */
export interface HostileRequest {
  /** Which server it is for. */
  readonly to: 'api' | 'web'
  readonly path: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer>
}

/** Where bodies are read, with the fields that are read there. */
const DOORS: readonly (readonly [path: string, fields: readonly string[], method?: string])[] = [
  ['/rest/v1/app_logs', ['level', 'message', 'metadata', 'session_id', 'url']],
  ['/rest/v1/addresses', ['label', 'line', 'city', 'pincode', 'lat', 'lng', 'is_default', 'user_id']],
  ['/rest/v1/addresses?id=eq.00000000-0000-0000-0000-000000000000', ['label', 'lat'], 'PATCH'],
  ['/rest/v1/cart_items', ['item_id', 'quantity', 'option_ids']],
  ['/rest/v1/user_roles', ['user_id', 'role']],
  ['/rest/v1/nowhere', ['a']],
  ['/rest/v1/rpc/quote_order', ['request']],
  ['/rest/v1/rpc/place_order', ['quote_id', 'idempotency_key', 'payment_method', 'cash_change_for_paise']],
  ['/rest/v1/rpc/add_to_cart', ['item_id', 'option_ids', 'quantity', 'note']],
  ['/rest/v1/rpc/price_guest_cart', ['lines', 'language']],
  ['/rest/v1/rpc/get_menu', ['vendor_id']],
  ['/rest/v1/rpc/vendors_near', ['lat', 'lng', 'radius_m', 'filters', 'after']],
  ['/rest/v1/rpc/cancel_order', ['order_id', 'reason_code', 'note']],
  ['/rest/v1/rpc/advance_order', ['order_id', 'to_status', 'expected_version']],
  ['/rest/v1/rpc/nowhere', ['a']],
  ['/auth/v1/otp', ['phone', 'email', 'create_user', 'data']],
  ['/auth/v1/verify', ['type', 'token', 'token_hash', 'phone', 'email']],
  ['/auth/v1/token?grant_type=password', ['email', 'password', 'phone']],
  ['/auth/v1/token?grant_type=refresh_token', ['refresh_token']],
  ['/auth/v1/signup', ['email', 'password', 'phone', 'data']],
  ['/auth/v1/resend', ['type', 'email', 'phone']],
  ['/auth/v1/recover', ['email']],
  ['/auth/v1/user', ['data', 'password', 'email'], 'PUT'],
  ['/auth/v1/logout?scope=local', ['a']],
  ['/functions/v1/health', ['a']],
  ['/functions/v1/security-violations', ['type', 'details', 'timestamp', 'userAgent', 'url']],
  ['/realtime/v1/api/broadcast', ['messages']],
  ['/storage/v1/object/avatars/x.webp', ['a']],
  ['/storage/v1/object/list/avatars', ['prefix', 'limit', 'offset', 'sortBy']],
  ['/storage/v1/object/sign/avatars', ['expiresIn', 'paths']],
  ['/storage/v1/object/move', ['bucketId', 'sourceKey', 'destinationKey']],
  ['/storage/v1/bucket', ['id', 'name', 'public']],
]
const REPORTS = ['/api/security/violations', ['type', 'details', 'timestamp', 'userAgent', 'url']] as const

const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/vnd.pgrst.object+json',
  'application/x-www-form-urlencoded',
  'text/csv',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'image/png',
  ';;;',
] as const

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { prefer: 'return=representation,resolution=merge-duplicates,count=exact' },
  { prefer: 'missing=default, handling=strict, tx=rollback, x=y' },
  { accept: 'application/vnd.pgrst.object+json' },
  { accept: 'text/csv' },
  { 'content-profile': 'private' },
  { 'content-encoding': 'gzip' },
  { range: '5-1' },
  { authorization: 'Bearer x.y.z' },
]

const text = (value: string) => new TextEncoder().encode(value)

function objectOf(random: Random, fields: readonly string[]): string {
  const chosen = fields.filter(() => random.next() < 0.8)
  return `{${chosen.map((field) => `"${field}":${anyValue(random)}`).join()}}`
}

/** What is sent: of the wrong types, too deep, too large, or in no encoding that there is. */
function bodyOf(random: Random, fields: readonly string[]): Uint8Array<ArrayBuffer> {
  const kind = random.next()
  if (kind < 0.5) return text(objectOf(random, fields))
  if (kind < 0.6)
    return text(`[${Array.from({ length: random.between(1, 30) }, () => objectOf(random, fields)).join()}]`)
  const field = random.pick(fields)
  if (kind < 0.68) return text(`{"${field}":${nested(random, random.between(50, 64), '1')}}`)
  if (kind < 0.78) return text(`{"${field}":${nested(random, random.between(65, 20_000), '1')}}`)
  if (kind < 0.8) return text('['.repeat(random.between(1, 200_000)))
  if (kind < 0.83) return text(`{"${field}":"${'x'.repeat(random.between(100_000, 900_000))}"}`)
  if (kind < 0.85) return text(`{"${field}":"${'x'.repeat(random.between(2 ** 20, 3 * 2 ** 20))}"}`)
  const whole = text(objectOf(random, fields))
  if (kind < 0.89) return whole.slice(0, random.between(0, whole.length))
  if (kind < 0.92) return new Uint8Array([0xef, 0xbb, 0xbf, ...whole])
  if (kind < 0.95) return new Uint8Array(Buffer.from(objectOf(random, fields), 'utf16le'))
  if (kind < 0.98) return Uint8Array.from({ length: random.between(1, 2000) }, () => random.between(0, 255))
  return new Uint8Array(whole.map((byte, index) => (index % 7 === 3 ? 0xff : byte)))
}

/**
 * The next request.
 *
 * @param keys header sets of callers, e.g. a guest's and a signed-in user's
 */
export function hostileRequest(
  random: Random,
  keys: readonly Readonly<Record<string, string>>[],
): HostileRequest {
  const isReport = random.next() < 0.06
  const [path, fields, usual = 'POST'] = isReport ? REPORTS : random.pick(DOORS)
  const method = random.next() < 0.9 ? usual : random.pick(['PUT', 'PATCH', 'DELETE', 'PROPFIND'])
  const type = random.next() < 0.6 ? TYPES[0] : random.pick(TYPES)
  const headers = { ...random.pick(keys), 'content-type': type, ...random.pick(HEADERS) }
  return { to: isReport ? 'web' : 'api', path, method, headers, body: bodyOf(random, fields) }
}
