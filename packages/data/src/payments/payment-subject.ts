/** What is paid at the gateway: a checkout, or something else that the server knows by its purpose. */
export interface PaymentSubject {
  /** A row of private.gateway_purposes, such as `checkout`. */
  readonly purpose: string
  readonly id: string
}
