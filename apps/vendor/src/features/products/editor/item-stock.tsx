import type { VendorItemInFull } from '@angadi/data/vendor-products/item.ts'
import { useSaveItem } from '@angadi/data/vendor-products/save-item.ts'
import type { Sells } from '@angadi/domain/products/item-draft.ts'
import { MOST_STOCK } from '@angadi/domain/products/item-problem.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { NumberStepper } from '@angadi/ui/number-stepper/number-stepper.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { AddBatch } from './add-batch.tsx'
import { BatchList } from './batch-list.tsx'

/** The count to start with. */
const FIRST_COUNT = 10

export interface ItemStockProps {
  readonly item: VendorItemInFull
  readonly vendorId: string
  readonly sells: Sells
}

/** The stock of an item: not counted, one number, or batches that expire (Issue 11, stock by batch). */
export function ItemStock({ item, vendorId, sells }: ItemStockProps) {
  const { t } = useTranslation('vendor-products')
  const isByBatch = item.batches.length > 0
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 text-sm font-medium">{t('stock.title')}</legend>
      {isByBatch ? (
        <BatchList item={item} vendorId={vendorId} />
      ) : (
        <OneNumber key={item.stock} item={item} vendorId={vendorId} />
      )}
      {sells === 'goods' ? <AddBatch itemId={item.id} vendorId={vendorId} /> : null}
    </fieldset>
  )
}

function OneNumber({ item, vendorId }: Pick<ItemStockProps, 'item' | 'vendorId'>) {
  const { t } = useTranslation(['vendor-products', 'common'])
  const [draft, setDraft] = useState<number>()
  const { mutateAsync } = useSaveItem(vendorId)
  const { submit, isBusy } = useSubmission({
    form: 'item-stock',
    work: (stock: number | null) =>
      mutateAsync({ item: { id: item.id, stock }, key: `stock:${crypto.randomUUID()}` }),
    onSuccess: (_, stock) =>
      notify.success(stock === null ? t('stock.stopped') : t('stock.saved', { count: stock })),
  })
  const count = draft ?? item.stock
  if (count === null)
    return (
      <>
        <p className="text-sm text-ink-muted">{t('stock.text')}</p>
        <Button variant="secondary" onClick={() => setDraft(FIRST_COUNT)}>
          {t('stock.begin')}
        </Button>
      </>
    )
  return (
    <div className="flex flex-wrap items-center gap-2">
      <NumberStepper
        label={t('stock.title')}
        value={count}
        onChange={setDraft}
        min={0}
        max={MOST_STOCK}
        decreaseLabel={t('stock.less')}
        increaseLabel={t('stock.moreOne')}
      />
      {draft !== undefined && draft !== item.stock ? (
        <Button variant="secondary" busy={isBusy} onClick={() => void submit(draft)}>
          {t('common:save')}
        </Button>
      ) : null}
      {item.stock === null ? (
        <Button variant="quiet" onClick={() => setDraft(undefined)}>
          {t('common:cancel')}
        </Button>
      ) : (
        <Button variant="quiet" busy={isBusy} onClick={() => void submit(null)}>
          {t('stock.stop')}
        </Button>
      )}
    </div>
  )
}
