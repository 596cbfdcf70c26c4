import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { MapPin } from 'lucide-react'
import { useOwnPosition } from '../../shared/position/own-position.ts'
import { CourierStatusSwitch } from './courier-status-switch.tsx'
import { PositionProblemBanner } from './position-problem-banner.tsx'
import { useIsReachable } from './server-link.ts'
import { useShift } from './use-shift.ts'

/** On duty or not, why the phone is asked for its position, and what stands in the way. */
export function ShiftSwitch({ isOnline }: { readonly isOnline: boolean }) {
  const { t } = useTranslation('delivery')
  const shift = useShift()
  const isAskedFirst = useOwnPosition((state) => state.fix === undefined && state.problem === undefined)
  const retry = useOwnPosition((state) => state.retry)
  const isReachable = useIsReachable()
  const onlineNote = t(isReachable ? 'shift.onlineNote' : 'shift.cutOffNote')
  const note = shift.isLocating ? t('shift.locating') : isOnline ? onlineNote : t('shift.offlineNote')
  return (
    <div className="flex flex-col gap-4">
      <CourierStatusSwitch
        online={isOnline}
        onChange={shift.change}
        label={t(isOnline ? 'shift.online' : 'shift.offline')}
        note={note}
        busy={shift.isBusy}
      />
      {isAskedFirst && !isOnline ? (
        <Banner tone="action" icon={<MapPin aria-hidden />} title={t('position.why')}>
          {t('position.whyText')}
        </Banner>
      ) : null}
      <PositionProblemBanner
        isOnline={isOnline}
        onRetry={isOnline ? retry : () => shift.change(true)}
        busy={shift.isLocating}
      />
    </div>
  )
}
