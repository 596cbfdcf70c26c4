import type { PayoutServiceAccount } from './razorpayx.ts'

const API = 'https://api.razorpay.com/v1'

/** The account of the environment; undefined where none is set up. */
export function payoutAccount(): PayoutServiceAccount | undefined {
  const keyId = Deno.env.get('RAZORPAYX_KEY_ID')
  const keySecret = Deno.env.get('RAZORPAYX_KEY_SECRET')
  const source = Deno.env.get('RAZORPAYX_ACCOUNT')
  if (!keyId || !keySecret || !source) return undefined
  return { url: (Deno.env.get('RAZORPAYX_URL') || API).replace(/\/+$/, ''), keyId, keySecret, source }
}

/** The secrets that sign its webhooks: the newest first, older ones while events that they signed are repeated. */
export function payoutWebhookSecrets(): readonly string[] {
  return (Deno.env.get('RAZORPAYX_WEBHOOK_SECRET') ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '')
}
