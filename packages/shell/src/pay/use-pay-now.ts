import { AppError } from '@angadi/data/errors/app-error.ts'
import { type CheckPayment, checkPayment } from '@angadi/data/payments/check-payment.ts'
import {
  type ConfirmPayment,
  signedPayment,
  useConfirmPayment,
} from '@angadi/data/payments/confirm-payment.ts'
import { paymentKeys } from '@angadi/data/payments/keys.ts'
import type { PaymentSubject } from '@angadi/data/payments/payment-subject.ts'
import { type OpenPayment, type StartPayment, useStartPayment } from '@angadi/data/payments/start-payment.ts'
import { noteFailure } from '@angadi/shell/submission/note-failure.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  type CheckoutOptions,
  type GatewayCheckoutConstructor,
  loadCheckoutScript,
} from './checkout-script.ts'
import { isPayDocument } from './pay-document.ts'

/** What the payment is doing on this page. */
export type PayPhase = 'idle' | 'starting' | 'open' | 'confirming' | 'checking'

/** Why a payment could not be opened, or was not confirmed. */
export interface PayProblem {
  readonly at: 'start' | 'script' | 'confirm'
  readonly error: unknown
}

/** The server and the browser, as a payment uses them; for stories and tests they are others. */
export interface PayServices {
  readonly start?: StartPayment
  readonly confirm?: ConfirmPayment
  readonly check?: CheckPayment
  readonly loadScript?: (url: string) => Promise<GatewayCheckoutConstructor>
  readonly isPayDocument?: () => boolean
  readonly openPage?: (path: string) => void
}

/** A payment at the gateway, as a screen uses it. */
export interface PayNow {
  readonly phase: PayPhase
  readonly problem: PayProblem | undefined
  readonly pay: () => Promise<void>
  /** Loads the screen anew and pays there: a page that is open for long may lack what the gateway needs. */
  readonly payAnew: () => void
}

/** The blue of what can be pressed, in the gateway's window. */
const THEME = '#2563eb'
const PAID_TO = 'Angadi'

/**
 * Pays at the gateway: asks what is due, loads the gateway's script, opens its window, and tells the server
 * of the payment. Whatever breaks in between, the state of the payment is asked of the server, which the gateway tells.
 *
 * @param subject what is paid
 * @param payPath the screen that is shown, with the wish to pay at once; loaded anew where this page lacks the gateway
 */
export function usePayNow(subject: PaymentSubject, payPath: string, services: PayServices = {}): PayNow {
  const queryClient = useQueryClient()
  const { mutateAsync: start } = useStartPayment(services.start)
  const { mutateAsync: confirm } = useConfirmPayment(services.confirm)
  const [phase, setPhase] = useState<PayPhase>('idle')
  const [problem, setProblem] = useState<PayProblem>()
  // A second tap can arrive before the next render.
  const isBusy = useRef(false)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const refresh = () => queryClient.invalidateQueries({ queryKey: paymentKeys.all })
  const rest = (failed?: PayProblem) => {
    isBusy.current = false
    setPhase('idle')
    setProblem(failed)
    if (failed) noteFailure('pay', 'error', failed.error)
    void refresh()
  }
  const told = async (answer: unknown) => {
    setPhase('confirming')
    try {
      await confirm({ subject, payment: signedPayment.parse(answer) })
      rest()
    } catch (error) {
      rest({ at: 'confirm', error })
    }
  }
  // A bank may be at work on what was approved in the window. Where that cannot be asked, the server learns it later.
  const closed = async () => {
    setPhase('checking')
    try {
      await (services.check ?? checkPayment)(subject)
    } catch (error) {
      noteFailure('pay', 'error', error)
    }
    rest()
  }
  const openWindow = (Checkout: GatewayCheckoutConstructor, payment: OpenPayment) => {
    let isPaid = false
    const checkout = new Checkout({
      ...windowOptions(payment),
      handler: (answer) => {
        isPaid = true
        void told(answer)
      },
      modal: {
        ondismiss: () => {
          if (!isPaid) void closed()
        },
      },
    })
    // Its window stays open and offers another try; the page behind it shows what failed.
    checkout.on('payment.failed', () => void refresh())
    checkout.open()
    setPhase('open')
  }
  const payAnew = () => (services.openPage ?? openPage)(payPath)
  const pay = async () => {
    if (isBusy.current) return
    if (!(services.isPayDocument ?? isPayDocument)()) return payAnew()
    isBusy.current = true
    setPhase('starting')
    setProblem(undefined)
    try {
      const payment = await start(subject)
      if (payment.state !== 'open') return rest()
      const Checkout = await (services.loadScript ?? loadCheckoutScript)(payment.script)
      // Whoever has left the page meanwhile does not want to pay now.
      if (isShown.current) openWindow(Checkout, payment)
      else isBusy.current = false
    } catch (error) {
      const isScript = error instanceof AppError && error.code === 'checkout_script_failed'
      rest({ at: isScript ? 'script' : 'start', error })
    }
  }
  return { phase, problem, pay, payAnew }
}

function openPage(path: string): void {
  window.location.assign(path)
}

function windowOptions(payment: OpenPayment): Omit<CheckoutOptions, 'handler' | 'modal'> {
  return {
    key: payment.key_id,
    order_id: payment.provider_order_id,
    amount: payment.amount_paise,
    currency: payment.currency,
    name: PAID_TO,
    prefill: {
      ...(payment.name ? { name: payment.name } : {}),
      ...(payment.contact ? { contact: payment.contact } : {}),
    },
    theme: { color: THEME },
  }
}
