import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { RefreshCw } from 'lucide-react'
import { type ComponentProps, Suspense, useState } from 'react'
import { CheckoutRow } from '../shared/checkout/checkout-row.tsx'

const Checkout = lazy(() => import('../features/checkout/checkout-screen.tsx'))
const SubstitutionChoices = lazy(() => import('../features/grocery/substitution-choices.tsx'))

/** The checkout over every trade, with what groceries ask beside: what may replace an item that is missing. */
export function CheckoutScreen() {
  return (
    <Checkout
      renderAsked={({ orders }) => {
        const lines = orders.flatMap((order) => (order.category === 'grocery' ? order.lines : []))
        return lines.length > 0 ? (
          <Suspense fallback={<div className="h-14" />}>
            <MissingRow lines={lines} />
          </Suspense>
        ) : null
      }}
    />
  )
}

function MissingRow({ lines }: ComponentProps<typeof SubstitutionChoices>) {
  const { t } = useTranslation('grocery')
  const [isOpen, setOpen] = useState(false)
  return (
    <CheckoutRow
      icon={<RefreshCw />}
      title={t('missing.title')}
      note={t('missing.asked')}
      isOpen={isOpen}
      onPress={() => setOpen(!isOpen)}
    >
      <Suspense fallback={<div className="h-40" />}>
        <SubstitutionChoices lines={lines} />
      </Suspense>
    </CheckoutRow>
  )
}
