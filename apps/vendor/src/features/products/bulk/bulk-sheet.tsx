import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import type { VendorCatalogue } from '@angadi/data/vendor-products/catalogue.ts'
import {
  type BulkChange,
  type BulkOutcome,
  ITEMS_A_CALL,
  useChangeItems,
} from '@angadi/data/vendor-products/change-items.ts'
import { useUndoImport } from '@angadi/data/vendor-products/imports.ts'
import type { Sells } from '@angadi/domain/products/item-draft.ts'
import { DEFAULT_TIMEOUT_MS } from '@angadi/domain/submission/lifecycle.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { BULK_KINDS, changeOf, FIRST_BULK } from './bulk-draft.ts'
import { BulkFields } from './bulk-fields.tsx'

export interface BulkSheetProps {
  readonly vendor: MyVendor
  readonly sells: Sells
  readonly itemIds: readonly string[]
  readonly sections: VendorCatalogue['sections']
  readonly onDone: () => void
  readonly onClose: () => void
}

/** One change of many items: price, switch, section, stock, tax, or removal; what was left out is named. */
export default function BulkSheet({ vendor, sells, itemIds, sections, onDone, onClose }: BulkSheetProps) {
  const { t } = useTranslation(['vendor-products', 'errors', 'common'])
  const errorText = useErrorText()
  const [draft, setDraft] = useState(FIRST_BULK)
  const [isTried, setTried] = useState(false)
  const [left, setLeft] = useState<BulkOutcome>()
  const [changeId, setChangeId] = useState(() => crypto.randomUUID())
  const { mutateAsync } = useChangeItems(vendor.id)
  const { mutateAsync: undo } = useUndoImport(vendor.id)
  const change = changeOf(draft)
  const undoIt = (id: string) =>
    undo(id).then(
      ({ restored }) => notify.success(t('bulk.undone', { count: restored })),
      (error: unknown) => notify.problem(errorText(error)),
    )
  const { submit, isBusy } = useSubmission({
    form: 'bulk-change',
    // The limit of one call for each of them.
    timeoutMs: Math.ceil(itemIds.length / ITEMS_A_CALL) * DEFAULT_TIMEOUT_MS,
    work: (chosen: BulkChange) => mutateAsync({ itemIds, change: chosen, changeId }),
    onSuccess: (outcome) => {
      notify.success(t('bulk.done', { count: outcome.changed }), {
        duration: 8000,
        ...(outcome.mayUndo && outcome.changed > 0
          ? { action: { label: t('undo'), onClick: () => void undoIt(outcome.changeId) } }
          : {}),
      })
      if (outcome.skipped.length > 0) setLeft(outcome)
      else {
        onClose()
        onDone()
      }
    },
  })
  const kinds = BULK_KINDS.filter((kind) => kind !== 'tax' || sells === 'goods')
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('bulk.title', { count: itemIds.length })}
      closeLabel={t('common:close')}
      footer={
        left ? (
          <Button
            wide
            variant="secondary"
            onClick={() => {
              onClose()
              onDone()
            }}
          >
            {t('common:close')}
          </Button>
        ) : (
          <Button
            wide
            variant={draft.kind === 'remove' ? 'danger' : 'primary'}
            busy={isBusy}
            onClick={() => {
              setTried(true)
              if (change) void submit(change)
            }}
          >
            {t(draft.kind === 'remove' ? 'bulk.remove' : 'bulk.apply', { count: itemIds.length })}
          </Button>
        )
      }
    >
      {left ? (
        <>
          <p className="mb-2 font-medium">{t('bulk.left', { count: left.skipped.length })}</p>
          <ul className="flex flex-col gap-2">
            {left.skipped.map(({ id, name, code }) => (
              <li key={id}>
                <span className="font-medium">{name}</span>
                <span className="block text-sm text-danger-ink">{t(`errors:${code}`)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <div className="flex flex-col gap-5">
          <RadioGroup
            label={t('bulk.what')}
            value={draft.kind}
            onChange={(value) => {
              const kind = kinds.find((one) => one === value)
              if (!kind) return
              setDraft({ ...draft, kind })
              setTried(false)
              setChangeId(crypto.randomUUID())
            }}
            options={kinds.map((kind) => ({ value: kind, label: t(`bulk.kind.${kind}`) }))}
          />
          <BulkFields
            draft={draft}
            sections={sections}
            isWrong={isTried && !change}
            onChange={(changes) => {
              setDraft({ ...draft, ...changes })
              setChangeId(crypto.randomUUID())
            }}
          />
        </div>
      )}
    </DialogSheet>
  )
}
