import type { GatewayAccount } from './gateway-calls.ts'

const API = 'https://api.razorpay.com/v1'
const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js'

/** The account of the environment; undefined where none is set up. */
export function gatewayAccount(): GatewayAccount | undefined {
  const keyId = Deno.env.get('RAZORPAY_KEY_ID')
  const keySecret = Deno.env.get('RAZORPAY_KEY_SECRET')
  if (!keyId || !keySecret) return undefined
  return { url: (Deno.env.get('RAZORPAY_URL') || API).replace(/\/+$/, ''), keyId, keySecret }
}

/** Address of the script with which a browser opens the gateway; a path is one of the page's own origin. */
export function gatewayScript(): string {
  return Deno.env.get('RAZORPAY_SCRIPT') || SCRIPT
}

/** The secrets that sign webhooks: the newest first, older ones while events that they signed are still repeated. */
export function webhookSecrets(): readonly string[] {
  return (Deno.env.get('RAZORPAY_WEBHOOK_SECRET') ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '')
}
