import { randomBytes } from 'node:crypto'
import { setCalledFunction } from '../functions/set-called-function.ts'
import type { StackDatabase } from '../gateway/database-port.ts'
import { PaymentSimulator, SIMULATED_PAYMENTS } from '../payment-simulator/payment-simulator.ts'

/** What a stack's payments are made of. */
export interface PaymentServicesOptions {
  readonly database: StackDatabase
  /** Where the API is reached, and where the web server is from this machine. */
  readonly apiUrl: string
  readonly webUrl: string
  /** The secrets that the functions have been given: with a key of the real gateway, that one is used. */
  readonly given: Readonly<Record<string, string>>
  readonly log: (line: string) => void
}

/** The gateway of a stack: the real one where a key for it is given, and otherwise the simulator. */
export interface PaymentServices {
  /** What the functions are told beside what they have been given. */
  readonly secrets: Readonly<Record<string, string>>
  /** Undefined with the real gateway. */
  readonly simulator: PaymentSimulator | undefined
  /** Stores in the database where the function payment-worker is, which switches payments on. */
  switchOn(): Promise<void>
}

/** Customers of a stack whose gateway moves no money may add it to their wallets; elsewhere a lawyer reads about it first. */
async function offerTopups(database: StackDatabase): Promise<void> {
  const [row] = await database.query(`select to_regprocedure('private.topup_offered()') is not null as known`)
  if (row?.['known'] !== true) return
  // Only until payments have been switched on: an administrator who has switched it off since meant it.
  await database.query(
    `update public.app_settings set setting_value = 'true'
     where setting_key = 'wallet_topup_enabled' and not private.has_called_function('payment-worker')`,
  )
}

const random = () => randomBytes(24).toString('base64url')

/** Decides which gateway a stack has, and makes its simulator where it is that. Both sides learn the secrets at each start. */
export function paymentServices(options: PaymentServicesOptions): PaymentServices {
  const { database, apiUrl, webUrl, given, log } = options
  const worker = random()
  const switchOn = () => setCalledFunction(database, apiUrl, 'payment-worker', worker)
  if (given['RAZORPAY_KEY_ID'])
    return { secrets: { PAYMENT_WORKER_SECRET: worker }, simulator: undefined, switchOn }
  const [keyId, keySecret, webhookSecret] = ['rzp_test_practice', random(), random()] as const
  const webhookUrl = `${apiUrl}/functions/v1/payment-webhook`
  return {
    secrets: {
      RAZORPAY_URL: `${webUrl}${SIMULATED_PAYMENTS}/v1`,
      RAZORPAY_KEY_ID: keyId,
      RAZORPAY_KEY_SECRET: keySecret,
      RAZORPAY_WEBHOOK_SECRET: webhookSecret,
      RAZORPAY_SCRIPT: `${SIMULATED_PAYMENTS}/checkout.js`,
      PAYMENT_WORKER_SECRET: worker,
    },
    simulator: new PaymentSimulator({
      database,
      keyId,
      keySecret,
      webhookSecret,
      webhookUrl,
      webUrl,
      log,
    }),
    switchOn: async () => {
      await offerTopups(database)
      await switchOn()
    },
  }
}
