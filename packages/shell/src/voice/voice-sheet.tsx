import { chooseVoice, useVoiceSettings } from '@angadi/data/voice/voice-settings.ts'
import { isVoiceVolume, type VOICE_VOLUMES } from '@angadi/domain/voice/voices.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { Volume2 } from 'lucide-react'
import { thisApp } from '../this-app.ts'
import { useVoice } from './use-voice.ts'

const VOLUMES = ['low', 'normal', 'high'] as const satisfies readonly (keyof typeof VOICE_VOLUMES)[]

/** Whether this device speaks alerts, and how loud (Spec §9 Voice). */
export default function VoiceSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['voice', 'common'])
  const { wanted, volume } = useVoiceSettings()
  const voice = useVoice()
  const isOn = wanted ?? thisApp() !== 'customer'
  return (
    <DialogSheet
      open
      size="sm"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('title')}
      description={t('text')}
      closeLabel={t('common:close')}
    >
      <div className="flex flex-col gap-5">
        <Switch
          label={t('switch')}
          hint={isOn ? t('on') : t('off')}
          checked={isOn}
          onChange={(event) => chooseVoice({ wanted: event.currentTarget.checked })}
        />
        <div className="flex flex-col gap-1.5">
          <p aria-hidden className="text-sm font-medium">
            {t('volume')}
          </p>
          <SegmentedControl
            label={t('volume')}
            segments={VOLUMES.map((value) => ({ value, label: t(`volumes.${value}`) }))}
            value={volume}
            onChange={(value) => {
              if (isVoiceVolume(value)) chooseVoice({ volume: value })
            }}
          />
        </div>
        <Button variant="secondary" icon={<Volume2 aria-hidden />} onClick={() => voice.try(t('sample'))}>
          {t('try')}
        </Button>
      </div>
    </DialogSheet>
  )
}
