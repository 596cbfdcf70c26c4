import type { Address } from '@angadi/data/addresses/addresses.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { MapPinPlus } from 'lucide-react'
import { AddressCard } from '../../../shared/address/address-card.tsx'
import { addressKind, addressLine } from '../../../shared/order/address-labels.ts'

export interface DeliverToProps {
  readonly address: Address | undefined
  /** Opens the list of addresses. */
  readonly onChange: () => void
}

/** The delivery address, and a button to change it. */
export function DeliverTo({ address, onChange }: DeliverToProps) {
  const { t } = useTranslation('checkout')
  return (
    <Section title={t('address.title')}>
      {address ? (
        <AddressCard
          kind={addressKind(address.label)}
          title={address.label}
          line={addressLine(address)}
          action={
            <Button variant="quiet" size="sm" onClick={onChange}>
              {t('address.change')}
            </Button>
          }
        />
      ) : (
        <div className="flex items-center gap-3.5 rounded-lg border border-dashed border-line-strong p-4">
          <MapPinPlus aria-hidden className="size-6 shrink-0 text-ink-muted" />
          <p className="font-semibold">{t('address.none')}</p>
        </div>
      )}
    </Section>
  )
}
