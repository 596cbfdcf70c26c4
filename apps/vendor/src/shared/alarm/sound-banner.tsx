import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { VolumeX } from 'lucide-react'
import { turnSoundOn, useSoundState } from './sound-store.ts'

/** Says that the sound for new orders is blocked, with a button to allow it. */
export function SoundBanner() {
  const { t } = useTranslation('vendor')
  const state = useSoundState()
  if (state === 'on') return null
  return (
    <Banner
      tone="warning"
      icon={<VolumeX aria-hidden />}
      title={t(`sound.${state}`)}
      action={
        <Button variant="secondary" size="sm" onClick={turnSoundOn}>
          {t('sound.unlock')}
        </Button>
      }
    >
      {t(`sound.${state}Text`)}
    </Banner>
  )
}
