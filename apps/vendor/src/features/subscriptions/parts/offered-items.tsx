import { type OfferedItem, useOfferItem } from '@angadi/data/subscriptions/vendor-terms.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Milk, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useVendorAttempt } from '../use-vendor-attempt.ts'
import { OfferItemSheet } from './offer-item-sheet.tsx'

export interface OfferedItemsProps {
  readonly vendorId: string
  readonly items: readonly OfferedItem[]
}

/** What customers can subscribe to. */
export function OfferedItems({ vendorId, items }: OfferedItemsProps) {
  const { t } = useTranslation('subscriptions')
  const { money } = useFormats()
  const attempt = useVendorAttempt()
  const { mutateAsync: offer, isPending } = useOfferItem(vendorId)
  const [isAdding, setIsAdding] = useState(false)
  const [leaving, setLeaving] = useState<OfferedItem>()
  const withdraw = async ({ item_id }: OfferedItem) => {
    if (await attempt(offer({ item_id, offered: false, deposit_paise: 0, max_quantity: 1 })))
      setLeaving(undefined)
  }
  return (
    <Section title={t('terms.items')}>
      <Card className="flex flex-col gap-2">
        {items.length === 0 ? <p className="text-ink-muted">{t('terms.noItems')}</p> : null}
        {items.map((item) => (
          <ListRow
            key={item.item_id}
            lead={<Milk aria-hidden />}
            title={[item.name, item.unit].filter(Boolean).join(', ')}
            note={[
              t('terms.itemNote', { price: money(item.price_paise), count: item.subscriptions }),
              ...(item.deposit_paise > 0
                ? [t('terms.depositNote', { price: money(item.deposit_paise) })]
                : []),
            ].join(' · ')}
            trail={
              <IconButton
                label={t('terms.withdraw', { name: item.name })}
                icon={<X aria-hidden />}
                onClick={() => setLeaving(item)}
              />
            }
          />
        ))}
        <Button variant="soft" icon={<Plus aria-hidden />} onClick={() => setIsAdding(true)}>
          {t('terms.addItem')}
        </Button>
      </Card>
      {isAdding ? (
        <OfferItemSheet vendorId={vendorId} offered={items} onClose={() => setIsAdding(false)} />
      ) : null}
      {leaving ? (
        <ConfirmDialog
          open
          onOpenChange={() => setLeaving(undefined)}
          title={t('terms.withdrawTitle', { name: leaving.name })}
          body={t('terms.withdrawText')}
          confirmLabel={t('terms.withdraw', { name: leaving.name })}
          cancelLabel={t('round.keep')}
          dangerous
          busy={isPending}
          onConfirm={() => void withdraw(leaving)}
        />
      ) : null}
    </Section>
  )
}
