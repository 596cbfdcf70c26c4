import { useSetStock, useStock } from '@angadi/data/vendor-console/menu.ts'
import type { MenuItem } from '@angadi/data/vendors/menu.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { NumberStepper } from '@angadi/ui/number-stepper/number-stepper.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

/** The count to start with, and below it the highest that can be set. */
const FIRST_COUNT = 10
const MOST = 500

export interface ItemStockProps {
  readonly item: MenuItem
  readonly vendorId: string
}

/** The stock of an item: reduced by every order, or not counted. */
export function ItemStock({ item, vendorId }: ItemStockProps) {
  const { t } = useTranslation(['vendor', 'common'])
  const errorText = useErrorText()
  const { data, error } = useStock(vendorId)
  const { mutateAsync: set } = useSetStock(vendorId)
  const [draft, setDraft] = useState<number>()
  const stock = data?.[item.id]
  const { submit: save, isBusy } = useSubmission({
    form: 'dish-stock',
    work: (next: number | null) => set({ itemId: item.id, stock: next }),
    onSuccess: (_, next) => {
      setDraft(undefined)
      notify.success(t(next === null ? 'stock.uncounted' : 'stock.saved', { count: next ?? 0 }))
    },
  })
  if (error) return <p className="text-ink-muted">{errorText(error)}</p>
  if (!data) return null
  const count = draft ?? stock
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-sm font-medium">{t('stock.title')}</legend>
      {count === undefined ? (
        <>
          <p className="text-sm text-ink-muted">{t('stock.text')}</p>
          <Button variant="secondary" onClick={() => setDraft(FIRST_COUNT)}>
            {t('stock.begin')}
          </Button>
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <NumberStepper
            label={t('stock.title')}
            value={count}
            onChange={setDraft}
            min={0}
            max={MOST}
            decreaseLabel={t('stock.less')}
            increaseLabel={t('stock.more')}
          />
          {draft !== undefined && draft !== stock ? (
            <Button busy={isBusy} onClick={() => void save(draft)}>
              {t('common:save')}
            </Button>
          ) : null}
          {stock === undefined ? (
            <Button variant="quiet" onClick={() => setDraft(undefined)}>
              {t('common:cancel')}
            </Button>
          ) : (
            <Button variant="quiet" busy={isBusy} onClick={() => void save(null)}>
              {t('stock.stop')}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  )
}
