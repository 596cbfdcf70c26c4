import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DataTable } from '@angadi/ui/data-table/data-table.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { BarChart3, Table2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ChartBar } from './chart-bar.ts'

/** The library that draws is large, and loads when a chart is looked at. */
const BarChart = lazy(() => import('./bar-chart.tsx'))

export interface ChartCardProps {
  readonly title: string
  /** What the bars are about, such as "Day". */
  readonly about: string
  /** What they measure, such as "Sales". */
  readonly measures: string
  readonly bars: readonly ChartBar[]
  /** A value on the axis, short. */
  readonly onAxis: (value: number) => string
}

/** A chart, and behind a button the same as a table. */
export function ChartCard({ title, about, measures, bars, onAxis }: ChartCardProps) {
  const { t } = useTranslation('vendor-figures')
  const [isTable, setTable] = useState(false)
  return (
    <Section
      title={title}
      action={
        <Button
          variant="quiet"
          size="sm"
          icon={isTable ? <BarChart3 aria-hidden /> : <Table2 aria-hidden />}
          onClick={() => setTable(!isTable)}
        >
          {t(isTable ? 'asChart' : 'asTable')}
        </Button>
      }
    >
      {isTable ? (
        <DataTable
          caption={title}
          columns={[
            { key: 'about', header: about, cell: (bar: ChartBar) => bar.name },
            { key: 'value', header: measures, cell: (bar: ChartBar) => bar.shown, numeric: true },
          ]}
          rows={bars}
          rowKey={(bar) => bar.key}
        />
      ) : (
        <div className="rounded-lg border border-line bg-surface-raised p-3">
          <ExtraBoundary>
            <Suspense fallback={<Skeleton shape="box" className="h-56" />}>
              <BarChart title={title} bars={bars} onAxis={onAxis} />
            </Suspense>
          </ExtraBoundary>
        </div>
      )}
    </Section>
  )
}
