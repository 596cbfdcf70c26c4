import type { VendorCatalogue } from '@angadi/data/vendor-products/catalogue.ts'
import { DIETS } from '@angadi/domain/catalog/diet.ts'
import { paiseOf } from '@angadi/domain/money.ts'
import {
  type DraftProblems,
  GOODS_TAX_CLASSES,
  type ItemDraft,
  type ItemField,
  type Sells,
} from '@angadi/domain/products/item-draft.ts'
import { MOST_LETTERS } from '@angadi/domain/products/item-problem.ts'
import { packOf, unitPriceOf } from '@angadi/domain/products/pack.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import { useId } from 'react'

export interface ItemFieldsFormProps {
  readonly sells: Sells
  readonly draft: ItemDraft
  readonly onChange: (changes: ItemDraft) => void
  readonly problems: DraftProblems | undefined
  readonly sections: VendorCatalogue['sections']
}

/** What an item is and costs: the fields of its form, with their errors. */
export function ItemFieldsForm({ sells, draft, onChange, problems, sections }: ItemFieldsFormProps) {
  const { t } = useTranslation(['vendor-products', 'vendor', 'errors'])
  const { money } = useFormats()
  const sectionsId = useId()
  const field = (name: ItemField) => ({
    value: draft[name] ?? '',
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
    error: problems?.[name] ? t(`errors:${problems[name]}`) : undefined,
  })
  const diet = DIETS.find((one) => one === draft.diet) ?? 'veg'
  const pack = packOf(draft.unit ?? '')
  const price = paiseOf(draft.price ?? '')
  const unitPrice = pack && price ? unitPriceOf(price, pack) : undefined
  return (
    <div className="flex flex-col gap-4">
      <TextField label={t('field.name')} maxLength={MOST_LETTERS.name} required {...field('name')} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label={t(sells === 'dishes' ? 'field.section' : 'field.aisle')}
          hint={t('field.sectionHint')}
          maxLength={MOST_LETTERS.section}
          list={sectionsId}
          required
          {...field('section')}
        />
        <TextField
          label={t(sells === 'dishes' ? 'field.portion' : 'field.pack')}
          hint={
            unitPrice
              ? t('field.unitPrice', { price: money(unitPrice.paise), per: t(`per.${unitPrice.per}`) })
              : t('field.packHint')
          }
          maxLength={MOST_LETTERS.unit}
          {...field('unit')}
        />
      </div>
      <datalist id={sectionsId}>
        {sections.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={t('field.price')}
          hint={t(sells === 'dishes' ? 'field.priceBeforeTax' : 'field.priceWithTax')}
          lead="₹"
          inputMode="decimal"
          autoComplete="off"
          required
          {...field('price')}
        />
        <TextField label={t('field.mrp')} lead="₹" inputMode="decimal" autoComplete="off" {...field('mrp')} />
      </div>
      {sells === 'dishes' ? (
        <SegmentedControl
          label={t('field.diet')}
          value={diet}
          onChange={(next) => onChange({ diet: next })}
          segments={DIETS.map((one) => ({
            value: one,
            label: (
              <>
                <span aria-hidden className="flex">
                  <VegMark diet={one} label={t(`dietShort.${one}`)} />
                </span>
                {t(`dietShort.${one}`)}
              </>
            ),
          }))}
        />
      ) : (
        <GoodsFields field={field} />
      )}
      <TextArea
        label={t('field.description')}
        maxLength={MOST_LETTERS.description}
        {...field('description')}
      />
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">{t('field.hours')}</legend>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
          <TextField label={t('field.from')} type="time" {...field('available_from')} />
          <TextField label={t('field.to')} type="time" {...field('available_to')} />
        </div>
        <p className="mt-1.5 text-sm text-ink-muted">{t('field.hoursHint')}</p>
      </fieldset>
    </div>
  )
}

interface GoodsFieldsProps {
  readonly field: (name: ItemField) => {
    readonly value: string
    readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void
    readonly error: string | undefined
  }
}

/** What only goods have: tax, brand, variant, how they are sold and how long they keep. */
function GoodsFields({ field }: GoodsFieldsProps) {
  const { t } = useTranslation('vendor-products')
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Select
        label={t('field.gst')}
        options={[
          { value: '', label: t('field.gstOfCategory') },
          ...Object.entries(GOODS_TAX_CLASSES).map(([value, percent]) => ({
            value,
            label: t('field.percent', { percent }),
          })),
        ]}
        {...field('gst')}
      />
      <Select
        label={t('field.soldBy')}
        options={[
          { value: 'pack', label: t('field.byPack') },
          { value: 'weight', label: t('field.byWeight') },
        ]}
        {...field('sold_by')}
      />
      <TextField label={t('field.brand')} maxLength={MOST_LETTERS.brand} {...field('brand')} />
      <TextField label={t('field.variant')} hint={t('field.variantHint')} {...field('variant')} />
      <TextField label={t('field.barcode')} inputMode="numeric" maxLength={14} {...field('barcode')} />
      <TextField label={t('field.origin')} maxLength={MOST_LETTERS.origin} {...field('origin')} />
      <TextField
        label={t('field.shelfLife')}
        inputMode="numeric"
        trail={t('field.days')}
        {...field('shelf_life_days')}
      />
      <TextField
        label={t('field.returns')}
        inputMode="numeric"
        trail={t('field.days')}
        {...field('return_days')}
      />
    </div>
  )
}
