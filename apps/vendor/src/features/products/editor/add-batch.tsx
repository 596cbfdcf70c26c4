import { useAddBatch } from '@angadi/data/vendor-products/batches.ts'
import { MOST_STOCK } from '@angadi/domain/products/item-problem.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { PackagePlus } from 'lucide-react'
import { useRef, useState } from 'react'

export interface AddBatchProps {
  readonly itemId: string
  readonly vendorId: string
}

/** A delivery to the shelf: how many, and until when they are sold. */
export function AddBatch({ itemId, vendorId }: AddBatchProps) {
  const { t } = useTranslation(['vendor-products', 'errors', 'common'])
  const [draft, setDraft] = useState<{ quantity: string; expiresOn: string }>()
  const [error, setError] = useState<string>()
  const key = useRef<string>(undefined)
  const { mutateAsync } = useAddBatch(vendorId, itemId)
  const quantity = Number(draft?.quantity)
  const { submit, isBusy } = useSubmission({
    form: 'stock-batch',
    validate: () => {
      const isWhole = Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_STOCK
      setError(isWhole ? undefined : t('errors:item_stock_invalid'))
      return isWhole
    },
    work: () => {
      key.current ??= `batch:${crypto.randomUUID()}`
      return mutateAsync({
        quantity,
        expiresOn: draft?.expiresOn || undefined,
        note: undefined,
        key: key.current,
      })
    },
    onSuccess: ({ stock }) => {
      key.current = undefined
      setDraft(undefined)
      notify.success(t('stock.saved', { count: stock }))
    },
  })
  if (!draft)
    return (
      <Button
        variant="secondary"
        icon={<PackagePlus aria-hidden />}
        onClick={() => setDraft({ quantity: '', expiresOn: '' })}
      >
        {t('batch.add')}
      </Button>
    )
  return (
    <form
      aria-label={t('batch.add')}
      className="flex flex-col gap-3 rounded-lg border border-line p-3"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(undefined)
      }}
    >
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t('batch.quantity')}
          inputMode="numeric"
          autoComplete="off"
          value={draft.quantity}
          error={error}
          onChange={(event) => setDraft({ ...draft, quantity: event.currentTarget.value })}
        />
        <TextField
          label={t('batch.expires')}
          type="date"
          value={draft.expiresOn}
          onChange={(event) => setDraft({ ...draft, expiresOn: event.currentTarget.value })}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" busy={isBusy}>
          {t('batch.save')}
        </Button>
        <Button variant="quiet" onClick={() => setDraft(undefined)}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  )
}
