import type { Product } from '@angadi/data/shopping/product.ts'
import type { Variant, VariantAxis } from '@angadi/domain/shopping/variants.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Ruler } from 'lucide-react'
import { RadioChips } from '../../../shared/choice-card/radio-chips.tsx'

export interface VariantPickerProps {
  readonly axes: readonly VariantAxis[]
  readonly chosen: Variant
  readonly onAnswer: (name: string, value: string) => void
  readonly sizeGuide: Product['size_guide']
}

/** The questions about a product, such as colour and size. What is not there with the rest says so and can be chosen. */
export function VariantPicker({ axes, chosen, onAnswer, sizeGuide }: VariantPickerProps) {
  const { t } = useTranslation(['shopping', 'common'])
  const guide = useSheet('size-guide')
  return (
    <div className="flex flex-col gap-4 empty:hidden">
      {axes.map(({ name, values }) => (
        <RadioChips
          key={name}
          label={chosen[name] === undefined ? name : `${name}: ${chosen[name]}`}
          value={chosen[name]}
          onChange={(value) => onAnswer(name, value)}
          options={values.map(({ value, isAvailable }) => ({
            value,
            label: isAvailable ? (
              value
            ) : (
              <>
                <s className="text-ink-muted">{value}</s>
                <span className="sr-only"> {t('soldOut')}</span>
              </>
            ),
          }))}
        />
      ))}
      {sizeGuide ? (
        <>
          <Button
            variant="quiet"
            size="sm"
            icon={<Ruler aria-hidden />}
            className="-ml-3 self-start"
            onClick={guide.open}
          >
            {t('product.sizeGuide')}
          </Button>
          {guide.isOpen ? (
            <DialogSheet
              open
              onOpenChange={(open) => {
                if (!open) guide.close()
              }}
              title={t('product.sizeGuide')}
              closeLabel={t('common:close')}
            >
              <SizeTable guide={sizeGuide} />
            </DialogSheet>
          ) : null}
        </>
      ) : null}
    </div>
  )
}

function SizeTable({ guide: { columns, rows } }: { readonly guide: NonNullable<Product['size_guide']> }) {
  const { t } = useTranslation('shopping')
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left">
        <caption className="sr-only">{t('product.sizeGuide')}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="border-b border-line px-3 py-2 text-sm text-ink-muted">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, index) => (
                <td key={columns[index] ?? cell} className="border-b border-line px-3 py-2 tabular-nums">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
