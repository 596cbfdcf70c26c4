import type { OrderHelp, ReportableProblem } from '@angadi/data/help/order-help.ts'
import { isLive } from '@angadi/domain/orders/status.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Navigation } from 'lucide-react'
import { ProblemIcon } from './problem-icon.tsx'
import { ReportedBefore } from './reported-before.tsx'

export interface ProblemChoiceProps {
  readonly help: OrderHelp
  readonly onChoose: (problem: ReportableProblem) => void
}

/** What can be reported about an order now, and what was reported before. */
export function ProblemChoice({ help, onChoose }: ProblemChoiceProps) {
  const { t } = useTranslation('help')
  const { dateTime } = useFormats()
  const live = isLive(help.status)
  const isOver = help.status === 'delivered' && !help.problems.some(({ needs_lines }) => needs_lines)
  return (
    <div className="flex flex-col gap-4">
      {isOver ? <Banner tone="accent">{t('report.over')}</Banner> : null}
      <section aria-label={live ? t('report.chooseLive') : t('report.choose')}>
        <h3 className="text-lg font-semibold">{live ? t('report.chooseLive') : t('report.choose')}</h3>
        <ul className="divide-y divide-line">
          {live ? (
            <li>
              <ListRow
                lead={<Navigation aria-hidden />}
                title={t('report.track')}
                note={t('report.live')}
                render={<AppLink to={pathTo('orderTrackingId', { id: help.order_id })} />}
              />
            </li>
          ) : null}
          {help.problems.map((one) => (
            <li key={one.problem}>
              <ListRow
                lead={<ProblemIcon problem={one.problem} />}
                title={t(`topic.${one.problem}`)}
                render={<button type="button" onClick={() => onChoose(one)} />}
              />
            </li>
          ))}
        </ul>
      </section>
      {help.window_ends_at && !isOver ? (
        <p className="text-sm text-ink-muted">{t('report.until', { at: dateTime(help.window_ends_at) })}</p>
      ) : null}
      <ReportedBefore help={help} />
    </div>
  )
}
