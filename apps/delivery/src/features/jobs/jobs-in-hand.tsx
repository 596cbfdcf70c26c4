import type { Job } from '@angadi/data/courier-console/jobs.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { useState } from 'react'
import type { JobTrades } from '../../shared/trade/job-trade.ts'
import { JobView } from './job-view.tsx'

export interface JobsInHandProps {
  /** At least one. */
  readonly jobs: readonly Job[]
  readonly onDone: (job: Job) => void
  /** The trades with steps of their own. */
  readonly trades?: JobTrades
}

/** The active job, with tabs when there are several. */
export default function JobsInHand({ jobs, onDone, trades = {} }: JobsInHandProps) {
  const { t } = useTranslation('delivery')
  const [chosenId, setChosenId] = useState<string>()
  const job = jobs.find(({ order_id }) => order_id === chosenId) ?? jobs[0]
  if (!job) return null
  return (
    <div className="flex flex-col gap-5">
      {jobs.length > 1 ? (
        <SegmentedControl
          label={t('jobs.choose')}
          segments={jobs.map(({ order_id, order_number, vendor_name }) => ({
            value: order_id,
            label: (
              <span className="flex min-w-0 flex-col">
                <span className="truncate">{vendor_name}</span>
                <span className="truncate text-xs font-normal">{order_number}</span>
              </span>
            ),
          }))}
          value={job.order_id}
          onChange={setChosenId}
        />
      ) : null}
      {/* All stay mounted, so that a code typed for one is still there after switching. */}
      {jobs.map((one) => {
        const View = trades[one.trade]?.Job ?? JobView
        return (
          <div key={one.order_id} hidden={one !== job}>
            <View job={one} isShown={one === job} onDone={onDone} />
          </div>
        )
      })}
    </div>
  )
}
