import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Volume2, VolumeX } from 'lucide-react'
import { turnSoundOff, turnSoundOn, useSoundState } from './sound-store.ts'

/** Switches the alarm for new orders on and off. */
export function SoundButton() {
  const { t } = useTranslation('vendor')
  const isOn = useSoundState() === 'on'
  const isOnline = useOnline()
  return (
    <IconButton
      // On a phone, the strip below says the same with a button, and the name needs the room.
      className={isOn || !isOnline ? undefined : 'max-md:hidden'}
      label={t(isOn ? 'sound.turnOff' : 'sound.turnOn')}
      icon={isOn ? <Volume2 aria-hidden /> : <VolumeX aria-hidden className="text-danger-ink" />}
      onClick={isOn ? turnSoundOff : turnSoundOn}
    />
  )
}
