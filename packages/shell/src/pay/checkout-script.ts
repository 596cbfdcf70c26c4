import { AppError } from '@angadi/data/errors/app-error.ts'

/** What the gateway's checkout is opened with (Razorpay's Standard Checkout). */
export interface CheckoutOptions {
  readonly key: string
  readonly order_id: string
  /** In paise. */
  readonly amount: number
  readonly currency: string
  /** Who is paid, as the payer reads it. */
  readonly name: string
  readonly prefill: { readonly name?: string | undefined; readonly contact?: string | undefined }
  readonly theme: { readonly color: string }
  /** Called after a payment with what is signed about it. */
  readonly handler: (answer: unknown) => void
  readonly modal: { readonly ondismiss: () => void }
}

/** The gateway's checkout, which opens over the page. */
export interface GatewayCheckout {
  readonly open: () => void
  readonly on: (event: 'payment.failed', listener: (failure: unknown) => void) => void
}

/** Makes a checkout of the gateway. */
export type GatewayCheckoutConstructor = new (options: CheckoutOptions) => GatewayCheckout

declare global {
  interface Window {
    /** Defined by the gateway's script. */
    Razorpay?: GatewayCheckoutConstructor
  }
}

/** How long the script may take, in milliseconds. */
const LOADS_MS = 20_000

const loading = new Map<string, Promise<GatewayCheckoutConstructor>>()

/**
 * Loads the gateway's checkout script, once a page. One that failed is loaded anew by the next call.
 *
 * @param url its address, absolute or a path of this site
 * @throws AppError checkout_script_failed
 */
export function loadCheckoutScript(url: string): Promise<GatewayCheckoutConstructor> {
  const before = loading.get(url)
  if (before) return before
  const loaded = addScript(url).catch((problem: unknown) => {
    loading.delete(url)
    throw problem
  })
  loading.set(url, loaded)
  return loaded
}

function addScript(url: string): Promise<GatewayCheckoutConstructor> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new AppError('checkout_script_failed', 'network', true))
    }
    const timer = setTimeout(fail, LOADS_MS)
    script.addEventListener('error', () => {
      clearTimeout(timer)
      fail()
    })
    script.addEventListener('load', () => {
      clearTimeout(timer)
      if (window.Razorpay) resolve(window.Razorpay)
      else fail()
    })
    script.src = url
    script.async = true
    document.head.append(script)
  })
}
