import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Ban, ReceiptText, RotateCcw, ShieldAlert, Truck, Undo2, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'

/** The steps that most people want, in the order of how often (Spec §1 workflow manager). */
const STEPS = [
  'where_is_order',
  'report_problem',
  'reorder',
  'invoice',
  'refund_status',
  'cancel_order',
  'wallet_balance',
] as const
type Step = (typeof STEPS)[number]

const ICONS: Readonly<Record<Step, ReactNode>> = {
  where_is_order: <Truck aria-hidden />,
  report_problem: <ShieldAlert aria-hidden />,
  reorder: <RotateCcw aria-hidden />,
  invoice: <ReceiptText aria-hidden />,
  refund_status: <Undo2 aria-hidden />,
  cancel_order: <Ban aria-hidden />,
  wallet_balance: <Wallet aria-hidden />,
}

/** The quick steps: each asks the assistant in the reader's words. */
export function QuickSteps({ onAsk }: { readonly onAsk: (question: string) => void }) {
  const { t } = useTranslation('help')
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{t('assistant.quick')}</legend>
      {STEPS.map((step) => (
        <button
          key={step}
          type="button"
          onClick={() => onAsk(t(`assistant.ask_${step}`))}
          className="inline-flex min-h-touch items-center gap-1.5 rounded-full border border-line-strong/50 bg-surface-raised px-4 text-sm font-medium transition-colors hover:bg-surface-sunken [&_svg]:size-4.5 [&_svg]:shrink-0"
        >
          {ICONS[step]}
          {t(`assistant.ask_${step}`)}
        </button>
      ))}
    </fieldset>
  )
}
