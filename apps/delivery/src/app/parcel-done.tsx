import { useParcelOf } from '@angadi/data/parcels/parcel-job.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import DoneView, { type DoneViewProps } from '../features/jobs/done-view.tsx'

/** After a parcel: the earnings; what came back to its sender was not delivered. */
export default function ParcelDone(props: DoneViewProps) {
  const { t } = useTranslation('parcels')
  const isBack = useParcelOf(props.job)?.returning === true
  return (
    <DoneView
      {...props}
      words={isBack ? { title: t('courier.backTitle'), text: t('courier.backText') } : undefined}
    />
  )
}
