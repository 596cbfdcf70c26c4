import { randomBytes } from 'node:crypto'
import { setCalledFunction } from '../functions/set-called-function.ts'
import { PayoutSimulator, SIMULATED_PAYOUTS } from '../payout-simulator/payout-simulator.ts'
import type { PaymentServicesOptions } from './payment-services.ts'

/** The payout service of a stack: the real one where a key for it is given, and otherwise the simulator. */
export interface PayoutServices {
  /** What the functions are told beside what they have been given. */
  readonly secrets: Readonly<Record<string, string>>
  /** Undefined with the real service. */
  readonly simulator: PayoutSimulator | undefined
  /** Stores in the database where the function payout-worker is, which switches payouts on. */
  switchOn(): Promise<void>
}

/** The account of the simulator that payouts leave. */
const SOURCE = '7878780080316316'

const random = () => randomBytes(24).toString('base64url')

/** Decides which payout service a stack has, and makes its simulator where it is that. Both sides learn the secrets at each start. */
export function payoutServices(options: PaymentServicesOptions): PayoutServices {
  const { database, apiUrl, webUrl, given, log } = options
  const worker = random()
  const switchOn = () => setCalledFunction(database, apiUrl, 'payout-worker', worker)
  if (given['RAZORPAYX_KEY_ID'])
    return { secrets: { PAYOUT_WORKER_SECRET: worker }, simulator: undefined, switchOn }
  const [keyId, keySecret, webhookSecret] = ['rzp_test_payouts', random(), random()] as const
  return {
    secrets: {
      RAZORPAYX_URL: `${webUrl}${SIMULATED_PAYOUTS}/v1`,
      RAZORPAYX_KEY_ID: keyId,
      RAZORPAYX_KEY_SECRET: keySecret,
      RAZORPAYX_ACCOUNT: SOURCE,
      RAZORPAYX_WEBHOOK_SECRET: webhookSecret,
      PAYOUT_WORKER_SECRET: worker,
    },
    simulator: new PayoutSimulator({
      database,
      keyId,
      keySecret,
      webhookSecret,
      webhookUrl: `${apiUrl}/functions/v1/payout-webhook`,
      source: SOURCE,
      log,
    }),
    switchOn,
  }
}
