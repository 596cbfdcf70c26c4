import type { CheckoutOptions, GatewayCheckout } from './checkout-script.ts'

/** The gateway's window, for stories and tests: it shows nothing and keeps what it was opened with. */
export class FakeCheckout implements GatewayCheckout {
  /** The window that was opened last. */
  static opened: FakeCheckout | undefined

  readonly options: CheckoutOptions
  /** Tells of a failed try. */
  fail: (failure: unknown) => void = () => undefined

  constructor(options: CheckoutOptions) {
    this.options = options
  }

  open(): void {
    FakeCheckout.opened = this
  }

  on(_event: 'payment.failed', listener: (failure: unknown) => void): void {
    this.fail = listener
  }
}
