import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { OwnMap } from '../../map/own-map.tsx'
import { useOwnPosition } from '../../position/own-position.ts'

/** Between two jobs: one's own place on the map, and that it rings by itself. */
export function WaitingForJobs() {
  const { t } = useTranslation('delivery')
  const isSeen = useOwnPosition((state) => state.fix !== undefined)
  return (
    <section aria-labelledby="waiting" className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <span
          aria-hidden
          className="mt-2 size-3 shrink-0 animate-breathe rounded-full bg-success motion-reduce:animate-none"
        />
        <div>
          <h2 id="waiting" className="text-xl font-bold">
            {t('idle.title')}
          </h2>
          <p className="text-ink-muted">{t('idle.text')}</p>
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
