import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Volume2, VolumeX } from 'lucide-react'
import { turnSoundOff, turnSoundOn, useSoundState } from './sound-store.ts'

/** Switches the alarm for new orders on and off; shown on every screen. */
export function SoundButton() {
  const { t } = useTranslation('vendor')
  const isOn = useSoundState() === 'on'
  return (
    <IconButton
      label={t(isOn ? 'sound.turnOff' : 'sound.turnOn')}
      icon={isOn ? <Volume2 aria-hidden /> : <VolumeX aria-hidden className="text-danger-ink" />}
      onClick={isOn ? turnSoundOff : turnSoundOn}
    />
  )
}
