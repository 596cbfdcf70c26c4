import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { MapPin, Power } from 'lucide-react'
import { useOwnPosition } from '../../shared/position/own-position.ts'
import { PositionProblemBanner } from './position-problem-banner.tsx'
import { useIsReachable } from './server-link.ts'
import { useShift } from './use-shift.ts'

/** The switch for the shift, why the position is needed, and what prevents the start. */
export function ShiftSwitch({ isOnline }: { readonly isOnline: boolean }) {
  const { t } = useTranslation('delivery')
  const shift = useShift()
  const isAskedFirst = useOwnPosition((state) => state.fix === undefined && state.problem === undefined)
  const retry = useOwnPosition((state) => state.retry)
  const isElsewhere = useOwnPosition((state) => state.problem === 'otherDevice')
  const again = () => {
    retry()
    // The last device to go online leads.
    if (!isOnline || isElsewhere) shift.change(true)
  }
  const isReachable = useIsReachable()
  const onlineNote = t(isReachable ? 'shift.onlineNote' : 'shift.cutOffNote')
  const note = shift.isLocating ? t('shift.locating') : isOnline ? onlineNote : t('shift.offlineNote')
  return (
    <div className="flex flex-col gap-4">
      <button
        type="button"
        role="switch"
        aria-checked={isOnline}
        aria-busy={shift.isBusy || undefined}
        onClick={shift.isBusy ? undefined : () => shift.change(!isOnline)}
        className="flex w-full items-center gap-4 rounded-full border border-line bg-surface-raised p-2.5 pr-6 text-left transition-colors aria-busy:cursor-progress aria-checked:border-success aria-checked:bg-success-soft"
      >
        <span
          aria-hidden
          className={`grid size-14 shrink-0 place-items-center rounded-full transition-colors ${shift.isBusy ? 'animate-breathe' : ''} ${isOnline ? 'bg-success text-on-success' : 'bg-surface-sunken text-ink-muted'}`}
        >
          <Power className="size-7" strokeWidth={2.5} />
        </span>
        <span className="flex min-w-0 flex-col">
          <span className="text-xl font-bold">{t(isOnline ? 'shift.online' : 'shift.offline')}</span>
          <span className={isOnline ? 'text-success-ink' : 'text-ink-muted'}>{note}</span>
        </span>
      </button>
      {isAskedFirst && !isOnline ? (
        <Banner tone="action" icon={<MapPin aria-hidden />} title={t('position.why')}>
          {t('position.whyText')}
        </Banner>
      ) : null}
      <PositionProblemBanner isOnline={isOnline} onRetry={again} busy={shift.isLocating} />
    </div>
  )
}
