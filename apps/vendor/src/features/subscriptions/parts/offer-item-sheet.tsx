import { useItemsToOffer } from '@angadi/data/subscriptions/items-to-offer.ts'
import { type ItemOffer, type OfferedItem, useOfferItem } from '@angadi/data/subscriptions/vendor-terms.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { NumberStepper } from '@angadi/ui/number-stepper/number-stepper.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useDeferredValue, useState } from 'react'
import { rupeesTyped } from '../rupees-typed.ts'
import { useNotDone } from '../use-not-done.ts'

export interface OfferItemSheetProps {
  readonly vendorId: string
  readonly offered: readonly OfferedItem[]
  readonly onClose: () => void
}

/** The most pieces a day that can be allowed, as the database bounds it. */
const MOST = 50

/** Chooses an item that customers can subscribe to, with its bottle deposit and the most a day. */
export function OfferItemSheet({ vendorId, offered, onClose }: OfferItemSheetProps) {
  const { t } = useTranslation(['subscriptions', 'common'])
  const { mutateAsync: offer } = useOfferItem(vendorId)
  const [search, setSearch] = useState('')
  const { data: items } = useItemsToOffer(vendorId, useDeferredValue(search.trim()))
  const [itemId, setItemId] = useState<string>()
  const [rupees, setRupees] = useState('0')
  const [most, setMost] = useState(10)
  const paise = rupeesTyped(rupees)
  const isOffered = (id: string) => offered.some(({ item_id }) => item_id === id)
  const { submit, isBusy } = useSubmission({
    form: 'subscription-item',
    work: (given: ItemOffer) => offer(given),
    onSuccess: () => {
      notify.success(t('terms.saved'))
      onClose()
    },
    onError: useNotDone(),
  })
  const send = () => {
    if (itemId !== undefined && paise !== undefined)
      void submit({ item_id: itemId, offered: true, deposit_paise: paise, max_quantity: most })
  }
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('terms.addItem')}
      closeLabel={t('common:close')}
      footer={
        <Button
          wide
          size="lg"
          busy={isBusy}
          disabled={itemId === undefined || paise === undefined}
          onClick={send}
        >
          {t('terms.offer')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <SearchField
          label={t('terms.choose')}
          clearLabel={t('subscribers.clear')}
          value={search}
          onChange={setSearch}
        />
        <RadioGroup
          label={t('terms.choose')}
          hideLabel
          value={itemId}
          onChange={setItemId}
          options={(items ?? []).map(({ id, name, unit }) => ({
            value: id,
            label: name,
            hint: unit ?? undefined,
            disabled: isOffered(id),
          }))}
        />
        <TextField
          inputMode="decimal"
          label={t('terms.deposit')}
          hint={t('terms.depositHint')}
          lead="₹"
          value={rupees}
          onChange={(event) => setRupees(event.target.value)}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span aria-hidden className="text-sm font-semibold">
            {t('terms.most')}
          </span>
          <NumberStepper
            label={t('terms.most')}
            value={most}
            min={1}
            max={MOST}
            decreaseLabel={t('quantity.less')}
            increaseLabel={t('quantity.more')}
            onChange={setMost}
          />
        </div>
      </div>
    </DialogSheet>
  )
}
