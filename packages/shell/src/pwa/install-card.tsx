import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { BrandMark } from '@angadi/ui/brand-mark/brand-mark.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { FloatingCard } from './floating-card.tsx'
import { INSTALL_VISIBLE_MS } from './install-rules.ts'
import { usePausableTimeout } from './use-pausable-timeout.ts'

export interface InstallCardProps {
  readonly onInstall: () => void
  /** It was closed, or timed out. */
  readonly onGone: () => void
}

/** Offers to put the app on the home screen, and closes after ten seconds (Spec §2, §9 add-to-home). */
export function InstallCard({ onInstall, onGone }: InstallCardProps) {
  const { t } = useTranslation('pwa')
  const pause = usePausableTimeout(INSTALL_VISIBLE_MS, onGone)
  return (
    <FloatingCard
      {...pause}
      picture={<BrandMark className="size-11 shrink-0" />}
      title={t('install.title')}
      text={t('install.text')}
      action={<Button onClick={onInstall}>{t('install.action')}</Button>}
      closeLabel={t('install.close')}
      onClose={onGone}
    />
  )
}
