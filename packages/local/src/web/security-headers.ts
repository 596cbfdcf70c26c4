/** Services outside that the apps may call: geocoders, IP lookup, maps and the payment gateway (Spec §7, §9). */
const GEOCODERS = ['https://nominatim.openstreetmap.org', 'https://api.bigdatacloud.net']
const IP_LOOKUP = ['https://ipapi.co', 'https://ipinfo.io']
/** Streets of the maps (setting map_style_url): style, tiles, letters and signs come from one host. */
const MAPS = ['https://tiles.openfreemap.org']
// Razorpay takes cards itself: it is the card payment provider of the specification and its gateway.
const PAYMENT_SCRIPTS = ['https://checkout.razorpay.com']
const PAYMENT_FRAMES = ['https://api.razorpay.com', 'https://checkout.razorpay.com']
const PAYMENT_CALLS = ['https://api.razorpay.com', 'https://lumberjack.razorpay.com']

/** Response headers of every answer of the web server (Spec §9 Security headers). */
export const baseHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(self), payment=(self)',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

function socketOf(apiUrl: string): string {
  return apiUrl.replace(/^http/, 'ws')
}

/**
 * The content policy of a page. Scripts come from this origin, from the payment gateway, or are named by hash;
 * nothing inline runs otherwise.
 *
 * @param apiUrl origin of the Supabase API
 */
export function contentPolicy(apiUrl: string, scriptHashes: readonly string[]): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...PAYMENT_SCRIPTS],
    // Maps and toasts write style elements while they run; styles cannot run code.
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': [
      "'self'",
      apiUrl,
      socketOf(apiUrl),
      ...MAPS,
      ...GEOCODERS,
      ...IP_LOOKUP,
      ...PAYMENT_CALLS,
    ],
    'img-src': ["'self'", 'data:', 'blob:', apiUrl],
    'media-src': ["'self'", 'data:', 'blob:', apiUrl],
    'font-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': PAYMENT_FRAMES,
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
