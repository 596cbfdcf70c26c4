import type { SizeGuide } from '@angadi/domain/products/product-page.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** The size guide as customers will see it. */
export function SizeGuidePreview({ guide: { columns, rows } }: { readonly guide: SizeGuide }) {
  const { t } = useTranslation('vendor-product-pages')
  return (
    <table className="w-full table-fixed rounded-md border border-line text-left text-sm wrap-anywhere">
      <caption className="mb-1 text-left text-sm text-ink-muted">{t('page.preview')}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className="px-3 py-2 font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()} className="border-t border-line">
            {row.map((cell, at) => (
              <td key={columns[at]} className="px-3 py-2 tabular-nums">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
