import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ChipRow } from '@angadi/ui/chip/chip-row.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { useState } from 'react'
import type { ImportReport, ReportLine } from './use-import.ts'

/** Lines that are shown at first, and with each tap on More: a report has up to ten thousand. */
const SHOWN = 100
const OUTCOMES = ['refused', 'created', 'updated', 'unchanged'] as const

export interface ReportViewProps {
  readonly report: ImportReport
  /** Whether it has been written; else it is what would happen. */
  readonly isDone: boolean
  /** Headings that are not read. */
  readonly unread: readonly string[]
}

/** What a file does or did, line by line: what is wrong comes first. */
export function ReportView({ report, isDone, unread }: ReportViewProps) {
  const { t } = useTranslation('vendor-products')
  const [only, setOnly] = useState<ReportLine['outcome']>()
  const [most, setMost] = useState(SHOWN)
  const lines = only ? report.lines.filter(({ outcome }) => outcome === only) : sorted(report.lines)
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-lg font-semibold">
        {t(isDone ? 'file.done' : 'file.preview', {
          created: report.counts.created,
          updated: report.counts.updated,
          refused: report.counts.refused,
        })}
      </p>
      {unread.length > 0 ? (
        <p className="text-sm text-ink-muted">
          {t('file.unread', { columns: unread.slice(0, 10).join(', ') })}
        </p>
      ) : null}
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
      <ul className="rounded-lg border border-line">
        {lines.slice(0, most).map((line) => (
          <Line key={line.line} line={line} />
        ))}
      </ul>
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
  const { t } = useTranslation(['vendor-products', 'errors'])
  const { money } = useFormats()
  const { pricePaise, wasPricePaise } = line
  const isNewPrice = pricePaise !== undefined && wasPricePaise !== undefined && pricePaise !== wasPricePaise
  return (
    <li className="flex gap-3 border-b border-line px-3 py-2 last:border-0">
      <span className="w-12 shrink-0 text-sm text-ink-muted tabular-nums">
        {t('file.line', { number: line.line })}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block break-words">{line.name || t('file.noName')}</span>
        {line.problem ? (
          <span className="block text-sm text-danger-ink">{t(`errors:${line.problem}`)}</span>
        ) : null}
        {isNewPrice ? (
          <span className="block text-sm text-ink-muted">
            {t('file.newPrice', { from: money(wasPricePaise), to: money(pricePaise) })}
          </span>
        ) : null}
      </span>
      <span className="shrink-0 text-sm text-ink-muted">{t(`file.outcomeOne.${line.outcome}`)}</span>
    </li>
  )
}
