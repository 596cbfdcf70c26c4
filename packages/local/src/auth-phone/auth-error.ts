/** A refusal in the shape in which Supabase Auth answers, so that supabase-js reads its code. */
export class AuthError extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }

  toResponse(): Response {
    return Response.json(
      { code: this.status, error_code: this.code, msg: this.message },
      { status: this.status, headers: { 'x-sb-error-code': this.code } },
    )
  }
}

export const invalidPhone = () =>
  new AuthError(400, 'validation_failed', 'Invalid phone number format (E.164 required)')
export const foreignPhone = () =>
  new AuthError(400, 'validation_failed', 'Only Indian mobile numbers can sign in')
export const codeWrong = () => new AuthError(403, 'otp_expired', 'Token has expired or is invalid')
export const tooManyTries = () => new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached')
export const tooSoon = (seconds: number) =>
  new AuthError(
    429,
    'over_sms_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
  )
export const tooManySms = () => new AuthError(429, 'over_sms_send_rate_limit', 'SMS rate limit exceeded')
export const signUpClosed = () => new AuthError(422, 'otp_disabled', 'Signups not allowed for otp')
export const smsFailed = () => new AuthError(422, 'sms_send_failed', 'Error sending sms OTP to provider')
export const unreadableBody = () =>
  new AuthError(
    400,
    'validation_failed',
    'The body could not be read: a field is missing or of the wrong type',
  )
