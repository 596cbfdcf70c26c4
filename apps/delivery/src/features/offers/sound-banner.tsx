import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { BellOff } from 'lucide-react'
import { ring } from './chime.ts'
import { useHasBeenTouched } from './touched.ts'

/** Shows after a reload that jobs cannot ring until the page is touched; the button plays the ring. */
export function SoundBanner() {
  const { t } = useTranslation('delivery')
  if (useHasBeenTouched()) return null
  return (
    <Banner
      tone="warning"
      icon={<BellOff aria-hidden />}
      action={
        <Button variant="secondary" size="sm" onClick={ring}>
          {t('sound.on')}
        </Button>
      }
    >
      {t('sound.off')}
    </Banner>
  )
}
