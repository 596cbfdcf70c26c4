import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ProblemText } from '@angadi/shell/items-file/problem-text.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { ChipRow } from '@angadi/ui/chip/chip-row.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { useState } from 'react'
import type { ImportReport, ReportLine } from './import-report.ts'

/** Lines that are shown at first, and with each tap on More: a report has up to ten thousand. */
const SHOWN = 100
const OUTCOMES = ['refused', 'created', 'updated', 'unchanged'] as const
/** One row of the report: below each other on a phone, in columns on a desktop. */
const COLUMNS =
  'grid grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-x-3 px-3 md:grid-cols-[3.5rem_minmax(0,2fr)_minmax(0,3fr)_7rem]'

export interface ReportViewProps {
  readonly report: ImportReport
  /** Whether it has been written; else it is what would happen. */
  readonly isDone: boolean
}

/** What a file does or did, row by row: what is wrong comes first. */
export function ReportView({ report, isDone }: ReportViewProps) {
  const { t } = useTranslation('vendor-products')
  const [only, setOnly] = useState<ReportLine['outcome']>()
  const [most, setMost] = useState(SHOWN)
  const lines = only ? report.lines.filter(({ outcome }) => outcome === only) : sorted(report.lines)
  return (
    <div className="flex flex-col gap-3">
      <ChipRow label={t('file.outcomes')}>
        {OUTCOMES.filter((outcome) => report.counts[outcome] > 0).map((outcome) => (
          <FilterChip
            key={outcome}
            pressed={only === outcome}
            onChange={(pressed) => setOnly(pressed ? outcome : undefined)}
          >
            {t(`file.outcome.${outcome}`, { count: report.counts[outcome] })}
          </FilterChip>
        ))}
      </ChipRow>
      <div className="rounded-lg border border-line">
        <div
          aria-hidden
          className={`${COLUMNS} border-b border-line py-2 text-xs font-medium text-ink-muted`}
        >
          <span>{t('file.row')}</span>
          <span>{t('file.item')}</span>
          <span className="max-md:hidden">{t('file.what')}</span>
          <span className="text-end">{t(isDone ? 'file.happened' : 'file.happens')}</span>
        </div>
        <ul>
          {lines.slice(0, most).map((line) => (
            <Line key={line.line} line={line} />
          ))}
        </ul>
      </div>
      {lines.length > most ? (
        <Button variant="secondary" onClick={() => setMost(most + SHOWN)}>
          {t('file.showMore', { count: lines.length - most })}
        </Button>
      ) : null}
    </div>
  )
}

function sorted(lines: readonly ReportLine[]): readonly ReportLine[] {
  return lines.toSorted(
    (a, b) => OUTCOMES.indexOf(a.outcome) - OUTCOMES.indexOf(b.outcome) || a.line - b.line,
  )
}

function Line({ line }: { readonly line: ReportLine }) {
  const { t } = useTranslation('vendor-products')
  const { money, number } = useFormats()
  const { outcome, problems, doubts, pricePaise, wasPricePaise, wasName, mrpPaise, stock, kind } = line
  const isNewPrice = wasPricePaise !== undefined && pricePaise !== wasPricePaise
  const price =
    pricePaise === undefined
      ? undefined
      : isNewPrice
        ? t('file.newPrice', { from: money(wasPricePaise), to: money(pricePaise) })
        : money(pricePaise)
  return (
    <li className={`${COLUMNS} items-start border-b border-line py-2 last:border-0`}>
      <span className="text-sm text-ink-muted tabular-nums">
        <span className="sr-only">{t('file.rowNumber', { number: line.line })}</span>
        <span aria-hidden>{line.line}</span>
      </span>
      <span className="min-w-0 break-words">
        {line.name || t('file.noName')}
        {kind === '' ? null : <span className="text-sm text-ink-muted"> · {kind}</span>}
      </span>
      <span className="text-end text-sm text-ink-muted md:order-last">{t(`file.outcomeOne.${outcome}`)}</span>
      <span className="col-span-2 col-start-2 flex min-w-0 flex-col gap-1 md:col-span-1 md:col-start-auto">
        {problems.map((problem) => (
          <ProblemText key={`${problem.code} ${problem.column}`} problem={problem} />
        ))}
        {wasName === undefined ? null : (
          <span className="text-sm text-warning-ink">{t('file.wasName', { name: wasName })}</span>
        )}
        {outcome === 'refused' ? null : (
          <span className="text-sm text-ink-muted empty:hidden">
            {[
              price,
              mrpPaise === undefined ? undefined : t('file.mrp', { price: money(mrpPaise) }),
              stock === undefined ? undefined : t('file.stock', { amount: number(stock) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
        {outcome === 'refused'
          ? null
          : doubts.map((doubt) => (
              <span key={doubt} className="text-sm text-warning-ink">
                {t(`file.doubt.${doubt}`)}
              </span>
            ))}
      </span>
    </li>
  )
}
