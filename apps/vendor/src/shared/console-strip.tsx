import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { CloudAlert, VolumeX } from 'lucide-react'
import { turnSoundOn, useSoundState } from './alarm/sound-store.ts'

/** One line under the head, 40 px, while orders may be missed: no connection, or no sound. */
export function ConsoleStrip() {
  const { t } = useTranslation('vendor')
  const isOnline = useOnline()
  const sound = useSoundState()
  if (!isOnline)
    return (
      <aside aria-label={t('shop.state')}>
        <p
          role="alert"
          className="flex min-h-10 items-center justify-center gap-2 bg-danger px-4 text-sm font-semibold text-on-danger"
        >
          <CloudAlert aria-hidden className="size-5 shrink-0" />
          {t('shop.missed')}
        </p>
      </aside>
    )
  if (sound === 'on') return null
  return (
    <aside
      aria-label={t('shop.state')}
      className="flex min-h-10 items-center gap-2 bg-warning-soft px-4 text-sm font-medium text-warning-ink md:justify-center"
    >
      <VolumeX aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 max-md:flex-1">{t(`sound.${sound}`)}</span>
      <button
        type="button"
        onClick={turnSoundOn}
        className="-my-0.5 min-h-touch shrink-0 px-2 font-bold underline"
      >
        {t('sound.unlock')}
      </button>
    </aside>
  )
}
