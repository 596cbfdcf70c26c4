import { readRupees } from '@angadi/domain/money.ts'
import type { LineProblem } from '@angadi/domain/products/file/read-file.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

export interface ProblemTextProps {
  readonly problem: LineProblem
}

/** What is wrong with a row, in the words of whoever wrote the file: which value, and what to write instead. */
export function ProblemText({ problem: { code, column, value, count } }: ProblemTextProps) {
  const { t } = useTranslation(['items-file', 'errors'])
  const { money } = useFormats()
  const either = code === 'item_price_comma' ? readRupees(value ?? '')?.either : undefined
  return (
    <span className="block text-sm">
      {column || value ? (
        <span className="block break-words text-ink-muted">
          {column ? `${column}: ` : ''}
          {value ? <q className="font-medium text-ink">{value}</q> : t('emptyCell')}
        </span>
      ) : null}
      <span className="block text-danger-ink">
        {either
          ? t('priceEither', { low: money(either[0]), high: money(either[1]) })
          : count
            ? t('cells', { cells: count.cells, headings: count.headings })
            : t(`errors:${code}`)}
      </span>
    </span>
  )
}
