/** Services outside that the apps may call: geocoders, IP lookup and maps (Spec §7, §9). */
const GEOCODERS = ['https://nominatim.openstreetmap.org', 'https://api.bigdatacloud.net']
const IP_LOOKUP = ['https://ipapi.co', 'https://ipinfo.io']
/** Streets of the maps (setting map_style_url): style, tiles, letters and signs come from one host. */
const MAPS = ['https://tiles.openfreemap.org']

/** What a page needs of a payment gateway: its script, the frames that it opens, and where its script calls. */
export interface PaymentSources {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly calls: readonly string[]
}

/** Razorpay takes cards itself: it is the card payment provider of the specification and its gateway. */
export const RAZORPAY: PaymentSources = {
  scripts: ['https://checkout.razorpay.com'],
  frames: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  calls: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
}

/** The simulator is of the page's own origin. */
export const SIMULATED_GATEWAY: PaymentSources = { scripts: [], frames: ["'self'"], calls: [] }

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
 * The content policy of a page. Scripts come from this origin or are named by hash; nothing inline runs otherwise. Only
 * pages that pay let in the payment gateway, and no other page shows a frame.
 *
 * @param apiUrl origin of the Supabase API
 * @param payment the gateway, for a page that pays
 */
export function contentPolicy(
  apiUrl: string,
  scriptHashes: readonly string[],
  payment?: PaymentSources,
): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...(payment?.scripts ?? [])],
    // Maps and toasts write style elements while they run; styles cannot run code.
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': [
      "'self'",
      apiUrl,
      socketOf(apiUrl),
      ...MAPS,
      ...GEOCODERS,
      ...IP_LOOKUP,
      ...(payment?.calls ?? []),
    ],
    'img-src': ["'self'", 'data:', 'blob:', apiUrl],
    'media-src': ["'self'", 'data:', 'blob:', apiUrl],
    'font-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': payment?.frames ?? ["'none'"],
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
