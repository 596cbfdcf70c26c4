import { type Job, useJobs } from '@angadi/data/courier-console/jobs.ts'
import { serverOffsetMs } from '@angadi/domain/time/server-offset.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DoorClosed } from 'lucide-react'
import { Suspense } from 'react'

const DoorSheet = lazy(() => import('./door-sheet.tsx'))

/** The way on where nobody opens the door. */
export function NobodyOpens({ job }: { readonly job: Job }) {
  const { t } = useTranslation('delivery')
  const { dataUpdatedAt } = useJobs()
  const { isOpen, open, close } = useSheet(`door.${job.order_id}`)
  return (
    <>
      <Button variant="secondary" size="xl" wide icon={<DoorClosed aria-hidden />} onClick={open}>
        {t('drop.nobody')}
      </Button>
      {isOpen ? (
        <Suspense>
          <DoorSheet
            job={job}
            serverOffsetMs={job.door ? serverOffsetMs(job.door.server_now, dataUpdatedAt) : 0}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </>
  )
}
