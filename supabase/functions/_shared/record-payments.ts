import { callDatabase } from './call-database.ts'
import { captured, type Gateway } from './razorpay.ts'
import type { GatewayPayment } from './razorpay-entities.ts'

async function record(gateway: Gateway, payments: readonly GatewayPayment[]): Promise<void> {
  for (const payment of payments.toReversed()) {
    const { provider_code_id } = payment
    const taken = await captured(gateway, payment)
    await callDatabase('gateway_record', {
      payment: provider_code_id === undefined ? taken : { ...taken, provider_code_id },
    })
  }
}

/**
 * Tells the database of every payment of an order that was made at the gateway, in the order in which they were.
 *
 * @throws GatewayDown, GatewayRefused, DatabaseRefused
 */
export async function recordPaymentsOf(gateway: Gateway, orderId: string): Promise<void> {
  await record(gateway, await gateway.paymentsOf(orderId))
}

/**
 * Tells the database of every payment that was made by a QR code.
 *
 * @throws GatewayDown, GatewayRefused, DatabaseRefused
 */
export async function recordPaymentsByCode(gateway: Gateway, codeId: string): Promise<void> {
  await record(gateway, await gateway.paymentsByCode(codeId))
}
