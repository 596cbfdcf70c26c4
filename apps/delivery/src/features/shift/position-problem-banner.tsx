import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { MapPinOff } from 'lucide-react'
import { useOwnPosition } from '../../shared/position/own-position.ts'

export interface PositionProblemBannerProps {
  readonly isOnline: boolean
  readonly onRetry: () => void
  readonly busy?: boolean | undefined
}

/** Why there is no position, with a retry button; nothing while there is one. */
export function PositionProblemBanner({ isOnline, onRetry, busy }: PositionProblemBannerProps) {
  const { t } = useTranslation(['delivery', 'common'])
  const problem = useOwnPosition((state) => state.problem)
  if (problem === undefined) return null
  return (
    <Banner
      urgent
      tone={isOnline ? 'danger' : 'warning'}
      icon={<MapPinOff aria-hidden />}
      title={t(isOnline ? 'position.lost' : 'position.needed')}
    >
      <p>{t(`position.${problem}`)}</p>
      <Button variant="secondary" className="mt-3" busy={busy} onClick={onRetry}>
        {problem === 'otherDevice' ? t('position.leadHere') : t('common:retry')}
      </Button>
    </Banner>
  )
}
