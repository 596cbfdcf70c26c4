import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { OwnMap } from '../../shared/map/own-map.tsx'
import { useOwnPosition } from '../../shared/position/own-position.ts'
import { useIsReachable } from './server-link.ts'

/** Between two jobs: the courier's location on the map, and whether offers can ring. */
export function WaitingForJobs() {
  const { t } = useTranslation('delivery')
  const isSeen = useOwnPosition((state) => state.fix !== undefined)
  const isReachable = useIsReachable()
  return (
    <section aria-labelledby="waiting" className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <span
          aria-hidden
          className={`mt-2 size-3 shrink-0 rounded-full ${isReachable ? 'animate-breathe bg-success motion-reduce:animate-none' : 'bg-danger'}`}
        />
        <div role="status">
          <h2 id="waiting" className="text-xl font-bold">
            {t(isReachable ? 'idle.title' : 'idle.cutOff')}
          </h2>
          <p className="text-ink-muted">{t(isReachable ? 'idle.text' : 'idle.cutOffText')}</p>
        </div>
      </div>
      {isSeen ? (
        <OwnMap label={t('map.idle')} stops={[]} className="h-56 lg:h-112" />
      ) : (
        <Skeleton shape="box" className="h-56 lg:h-112" />
      )}
    </section>
  )
}
