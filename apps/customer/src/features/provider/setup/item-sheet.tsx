import type { ShopSetup } from '@angadi/data/applications/shop-setup.ts'
import type { PreparedItem } from '@angadi/domain/applications/shop-setup.ts'
import { DIETS } from '@angadi/domain/catalog/diet.ts'
import { rupeesOf } from '@angadi/domain/money.ts'
import {
  type DraftProblems,
  type ItemDraft,
  type ItemField,
  readDraft,
  type Sells,
} from '@angadi/domain/products/item-draft.ts'
import { MOST_LETTERS } from '@angadi/domain/products/item-problem.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import { useId, useState } from 'react'
import { SetupSheet } from './setup-sheet.tsx'
import { useSaveItems } from './use-save-items.ts'

export interface ItemSheetProps {
  readonly setup: ShopSetup
  readonly sells: Sells
  /** The item that is changed; a new one without. */
  readonly item: PreparedItem | undefined
  readonly onClose: () => void
}

/** A dish or a product that is prepared, with the rules that a vendor's own form has. */
export function ItemSheet({ setup, sells, item, onClose }: ItemSheetProps) {
  const { t } = useTranslation(['shop-setup', 'errors'])
  const sectionsId = useId()
  const [draft, setDraft] = useState<ItemDraft>(() => draftOf(item, setup, sells))
  const [problems, setProblems] = useState<DraftProblems>()
  const { submit, isBusy, error } = useSaveItems(setup, ({ added: [kept] }) => {
    notify.success(kept ? t('kept', { name: kept.name }) : t('removed'))
    onClose()
  })
  const keep = () => {
    const { item: read, problems: wrong } = readDraft(draft, sells, true)
    setProblems(wrong)
    if (!read) return
    const { id: _, name = '', price_paise = 0, goods, ...rest } = read
    const allGoods = item?.goods || goods ? { goods: { ...item?.goods, ...goods } } : {}
    void submit({ added: [{ ...item, ...rest, ...allGoods, name, price_paise }], instead: item })
  }
  const field = (name: ItemField) => ({
    value: draft[name] ?? '',
    error: problems?.[name] ? t(`errors:${problems[name]}`) : undefined,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      setDraft({ ...draft, [name]: event.currentTarget.value })
      setProblems(undefined)
    },
  })
  return (
    <SetupSheet
      title={t(item ? `${sells}.change` : `${sells}.add`)}
      isBusy={isBusy}
      error={error}
      onKeep={keep}
      onRemove={item ? () => void submit({ added: [], instead: item }) : undefined}
      onClose={onClose}
    >
      <TextField label={t('field.name')} maxLength={MOST_LETTERS.name} required {...field('name')} />
      <TextField
        label={t(`field.section.${sells}`)}
        hint={t(`field.sectionHint.${sells}`)}
        maxLength={MOST_LETTERS.section}
        list={sectionsId}
        required
        {...field('section')}
      />
      <datalist id={sectionsId}>
        {[...new Set(setup.items.map(({ section = '' }) => section))].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        label={t('field.price')}
        hint={t(`field.priceHint.${sells}`)}
        lead="₹"
        inputMode="decimal"
        autoComplete="off"
        required
        {...field('price')}
      />
      {sells === 'dishes' ? (
        <SegmentedControl
          label={t('field.diet')}
          value={DIETS.find((one) => one === draft.diet) ?? 'veg'}
          onChange={(diet) => setDraft({ ...draft, diet })}
          segments={DIETS.map((diet) => ({
            value: diet,
            label: (
              <>
                <span aria-hidden className="flex">
                  <VegMark diet={diet} label={t(`diet.${diet}`)} />
                </span>
                {t(`diet.${diet}`)}
              </>
            ),
          }))}
        />
      ) : (
        <TextField
          label={t('field.unit')}
          hint={t('field.unitHint')}
          maxLength={MOST_LETTERS.unit}
          {...field('unit')}
        />
      )}
    </SetupSheet>
  )
}

/** A new item begins in the section of the last one. */
function draftOf(item: PreparedItem | undefined, { items }: ShopSetup, sells: Sells): ItemDraft {
  const draft = {
    name: item?.name ?? '',
    section: item?.section ?? items.at(-1)?.section ?? '',
    price: item ? rupeesOf(item.price_paise) : '',
  }
  return sells === 'dishes' ? { ...draft, diet: item?.diet ?? 'veg' } : { ...draft, unit: item?.unit ?? '' }
}
