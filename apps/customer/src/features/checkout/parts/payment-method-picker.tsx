import { Banknote, CreditCard, Wallet } from 'lucide-react'
import { ChoiceCards } from '../../../shared/choice-card/choice-card.tsx'

export type PaymentMethod = 'wallet' | 'cash' | 'gateway'

const icons = {
  wallet: <Wallet />,
  cash: <Banknote />,
  gateway: <CreditCard />,
} as const satisfies Record<PaymentMethod, unknown>

export interface PayableBy {
  readonly method: PaymentMethod
  readonly title: string
  /** The balance, or why it cannot be used now, such as "₹40 missing". */
  readonly note?: string | undefined
  readonly disabled?: boolean | undefined
}

export interface PaymentMethodPickerProps {
  readonly label: string
  readonly hideLabel?: boolean | undefined
  readonly methods: readonly PayableBy[]
  readonly value: PaymentMethod | undefined
  readonly onChange: (method: PaymentMethod) => void
}

/** How to pay. */
export function PaymentMethodPicker({
  label,
  hideLabel,
  methods,
  value,
  onChange,
}: PaymentMethodPickerProps) {
  return (
    <ChoiceCards
      label={label}
      hideLabel={hideLabel}
      value={value}
      onChange={onChange}
      options={methods.map(({ method, ...labels }) => ({ value: method, icon: icons[method], ...labels }))}
    />
  )
}
