import type { VendorCatalogue } from '@angadi/data/vendor-products/catalogue.ts'
import { changedPrice } from '@angadi/domain/products/bulk-price.ts'
import { GOODS_TAX_CLASSES } from '@angadi/domain/products/item-draft.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useId } from 'react'
import { type BulkDraft, basisPointsOf } from './bulk-draft.ts'

/** A price that shows what a percentage does: ₹200. */
const EXAMPLE_PAISE = 20_000

export interface BulkFieldsProps {
  readonly draft: BulkDraft
  readonly onChange: (changes: Partial<BulkDraft>) => void
  readonly sections: VendorCatalogue['sections']
  readonly isWrong: boolean
}

/** The fields of one kind of change. */
export function BulkFields({ draft, onChange, sections, isWrong }: BulkFieldsProps) {
  const { t } = useTranslation(['vendor-products', 'errors'])
  const { money } = useFormats()
  const sectionsId = useId()
  switch (draft.kind) {
    case 'price': {
      const points = basisPointsOf(draft)
      return (
        <div className="flex flex-col gap-3">
          <SegmentedControl
            label={t('bulk.direction')}
            value={draft.direction}
            onChange={(direction) => onChange({ direction })}
            segments={[
              { value: 'up', label: t('bulk.up') },
              { value: 'down', label: t('bulk.down') },
            ]}
          />
          <TextField
            label={t('bulk.percent')}
            trail="%"
            inputMode="decimal"
            autoComplete="off"
            value={draft.percent}
            error={isWrong ? t('bulk.percentWrong') : undefined}
            hint={
              points === undefined
                ? t('bulk.percentHint')
                : t('bulk.example', {
                    from: money(EXAMPLE_PAISE),
                    to: money(changedPrice(EXAMPLE_PAISE, points)),
                  })
            }
            onChange={(event) => onChange({ percent: event.currentTarget.value })}
          />
        </div>
      )
    }
    case 'switch':
      return (
        <SegmentedControl
          label={t('bulk.kind.switch')}
          value={draft.isOn ? 'on' : 'off'}
          onChange={(value) => onChange({ isOn: value === 'on' })}
          segments={[
            { value: 'on', label: t('bulk.on') },
            { value: 'off', label: t('bulk.off') },
          ]}
        />
      )
    case 'section':
      return (
        <>
          <TextField
            label={t('bulk.section')}
            hint={t('field.sectionHint')}
            list={sectionsId}
            maxLength={60}
            value={draft.section}
            error={isWrong ? t('errors:item_section_invalid') : undefined}
            onChange={(event) => onChange({ section: event.currentTarget.value })}
          />
          <datalist id={sectionsId}>
            {sections.map(({ name }) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )
    case 'stock':
      return (
        <TextField
          label={t('stock.title')}
          hint={t('bulk.stockHint')}
          inputMode="numeric"
          autoComplete="off"
          value={draft.stock}
          error={isWrong ? t('errors:item_stock_invalid') : undefined}
          onChange={(event) => onChange({ stock: event.currentTarget.value })}
        />
      )
    case 'tax':
      return (
        <Select
          label={t('field.gst')}
          value={draft.taxClass}
          onChange={(event) => onChange({ taxClass: event.currentTarget.value })}
          options={Object.entries(GOODS_TAX_CLASSES).map(([value, percent]) => ({
            value,
            label: t('field.percent', { percent }),
          }))}
        />
      )
    case 'remove':
      return <p className="text-ink-muted">{t('bulk.removeText')}</p>
  }
}
