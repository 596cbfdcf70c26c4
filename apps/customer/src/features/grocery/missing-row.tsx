import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { RefreshCw } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { CheckoutRow } from '../../shared/checkout/checkout-row.tsx'
import SubstitutionChoices from './substitution-choices.tsx'

/** The row of the checkout that asks what may replace an item that is missing. */
export default function MissingRow({ lines }: ComponentProps<typeof SubstitutionChoices>) {
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
      <SubstitutionChoices lines={lines} />
    </CheckoutRow>
  )
}
