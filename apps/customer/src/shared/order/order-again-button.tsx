import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { RotateCcw } from 'lucide-react'
import { useOrderAgain } from './use-order-again.ts'

export interface OrderAgainButtonProps {
  readonly orderId: string
  readonly vendorName: string
  readonly variant?: 'primary' | 'secondary' | 'soft'
  readonly size?: 'sm' | 'lg'
}

/** Puts the items of an old order into the cart and opens it. */
export function OrderAgainButton({
  orderId,
  vendorName,
  variant = 'soft',
  size = 'sm',
}: OrderAgainButtonProps) {
  const { t } = useTranslation('orders')
  const { again, busyWith } = useOrderAgain()
  return (
    <Button
      variant={variant}
      size={size}
      wide={size === 'lg'}
      busy={busyWith !== undefined}
      icon={size === 'lg' ? <RotateCcw aria-hidden /> : undefined}
      aria-label={`${t('card.again')}: ${vendorName}`}
      onClick={() => again(orderId)}
    >
      {t('card.again')}
    </Button>
  )
}
