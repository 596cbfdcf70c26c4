import type { VendorItemInFull } from '@angadi/data/vendor-products/item.ts'
import { useAddVariants, type VendorProduct } from '@angadi/data/vendor-products/product.ts'
import {
  type AxisDraft,
  axesOf,
  combinationsOf,
  VARIANT_LIMITS,
} from '@angadi/domain/products/variant-axes.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { useRecordSheet } from '@angadi/shell/use-record-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useRef, useState } from 'react'

export interface VariantsFormProps {
  readonly item: VendorItemInFull
  readonly vendorId: string
  readonly product: VendorProduct
}

/** The lines of the form, which are never moved. */
const AXES = ['first', 'second'] as const
const NO_AXES: readonly AxisDraft[] = [
  { name: '', values: '' },
  { name: '', values: '' },
]
/** The most pieces that can be counted. */
const MOST_PIECES = 100_000

/** The variants of a product, and those that are made at once from sizes and colours. */
export function VariantsForm({
  item,
  vendorId,
  product: { variants, may_change: mayChange },
}: VariantsFormProps) {
  const { t } = useTranslation(['vendor-product-pages', 'vendor-products', 'errors'])
  const { money } = useFormats()
  const isOnline = useOnline()
  const { linkTo } = useRecordSheet('item')
  const [drafts, setDrafts] = useState(NO_AXES)
  const [stock, setStock] = useState('')
  const key = useRef<string>(undefined)
  const { mutateAsync } = useAddVariants(vendorId, item.id)
  const axes = axesOf(drafts)
  const count = axes ? combinationsOf(axes) : 0
  const isTyped = drafts.some(({ name, values }) => name.trim() !== '' || values.trim() !== '')
  const pieces = /^\d{0,6}$/.test(stock.trim()) ? Number(stock) : MOST_PIECES + 1
  const { submit, isBusy } = useSubmission({
    form: 'variants',
    validate: () => axes !== undefined && pieces <= MOST_PIECES,
    work: () => {
      key.current ??= `variants:${crypto.randomUUID()}`
      return mutateAsync({
        axes: axes ?? [],
        stock: stock.trim() === '' ? null : pieces,
        key: key.current,
      })
    },
    onSuccess: ({ made }) => {
      key.current = undefined
      setDrafts(NO_AXES)
      notify.success(t('variants.made', { count: made }))
    },
  })
  const put = (at: number, changes: Partial<AxisDraft>) => {
    key.current = undefined
    setDrafts(drafts.map((draft, one) => (one === at ? { ...draft, ...changes } : draft)))
  }
  return (
    <section aria-label={t('variants.title')} className="flex flex-col gap-4 border-t border-line pt-6">
      <h3 className="text-lg font-semibold">{t('variants.title')}</h3>
      {variants.length > 1 ? (
        <ul className="-my-2">
          {variants.map((variant) => (
            <li key={variant.item_id}>
              <ListRow
                title={Object.values(variant.variant).join(', ') || variant.name}
                note={[
                  money(variant.price_paise),
                  variant.stock === null
                    ? t('vendor-products:stock.uncounted')
                    : t('vendor-products:stock.left', { count: variant.stock }),
                ].join(' · ')}
                render={<AppLink to={linkTo(variant.item_id)} />}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-ink-muted">{t('variants.none')}</p>
      )}
      {mayChange ? (
        <form
          aria-label={t('variants.make')}
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void submit(undefined)
          }}
        >
          {drafts.map((draft, at) => (
            <div
              key={AXES[at]}
              className="grid grid-cols-1 gap-3 sm:grid-cols-[minmax(0,10rem)_minmax(0,1fr)]"
            >
              <TextField
                label={t(`variants.${AXES[at] ?? 'first'}`)}
                placeholder={t(at === 0 ? 'variants.size' : 'variants.colour')}
                maxLength={VARIANT_LIMITS.letters}
                value={draft.name}
                onChange={(event) => put(at, { name: event.currentTarget.value })}
              />
              <TextField
                label={t('variants.values', { number: at + 1 })}
                placeholder={t(at === 0 ? 'variants.sizes' : 'variants.colours')}
                maxLength={600}
                value={draft.values}
                onChange={(event) => put(at, { values: event.currentTarget.value })}
              />
            </div>
          ))}
          <TextField
            label={t('variants.stock')}
            hint={t('variants.stockHint')}
            inputMode="numeric"
            value={stock}
            error={pieces > MOST_PIECES ? t('errors:item_stock_invalid') : undefined}
            onChange={(event) => setStock(event.currentTarget.value)}
          />
          <p role="status" className="text-sm text-ink-muted">
            {axes ? t('variants.count', { count }) : isTyped ? t('variants.incomplete') : t('variants.hint')}
          </p>
          <div>
            <Button
              type="submit"
              variant="secondary"
              busy={isBusy}
              disabled={axes === undefined || pieces > MOST_PIECES}
              unavailableReason={isOnline ? undefined : t('vendor-products:offline')}
            >
              {t('variants.make')}
            </Button>
          </div>
        </form>
      ) : null}
    </section>
  )
}
