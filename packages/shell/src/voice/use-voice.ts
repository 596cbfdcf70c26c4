import { useRoles } from '@angadi/data/profile/profile.ts'
import { usePublicSettings } from '@angadi/data/settings/settings.ts'
import { useVoiceSettings } from '@angadi/data/voice/voice-settings.ts'
import { MAX_SPOKEN_CHARACTERS, VOICE_NAMES, VOICE_VOLUMES, voiceRole } from '@angadi/domain/voice/voices.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { thisApp } from '../this-app.ts'
import { maySpeak } from './may-speak.ts'
import { inTurn, say } from './speaker.ts'
import { speechEngines } from './speech-engines.ts'

const turn = inTurn()

/** How to speak to the signed-in user. */
export interface Voice {
  /** Speaks an alert of the app, if the settings allow it. */
  readonly alert: (text: string) => void
  /** Speaks something the user has just requested; a failure is shown. */
  readonly try: (text: string) => void
}

/** Speaks in the voice of the highest role held and in the user's language (Spec §6 Voice alerts, Spec §9 Voice). */
export function useVoice(): Voice {
  const { t } = useTranslation('voice')
  const { data: roles = [] } = useRoles()
  const { data: settings = [] } = usePublicSettings()
  const { wanted, volume } = useVoiceSettings()
  const language = useLanguage((state) => state.language)
  const role = voiceRole(roles)
  const hasService = settings.some(
    ({ setting_key, setting_value }) => setting_key === 'cloud_voice_enabled' && setting_value === true,
  )
  const speak = (text: string, isShown: boolean) => {
    const speech = {
      text: text.slice(0, MAX_SPOKEN_CHARACTERS),
      voice: VOICE_NAMES[role],
      language,
      volume: VOICE_VOLUMES[volume],
    }
    void turn(() =>
      say(speech, speechEngines(hasService), (failure) => {
        if (isShown) notify.warning(t(`failed.${failure}`), { id: 'voice' })
      }),
    )
  }
  return {
    alert: (text) => {
      const wasTouched = navigator.userActivation?.hasBeenActive ?? false
      const isHidden = document.visibilityState === 'hidden'
      // Users who have not switched the voice on get no message about its failure.
      if (maySpeak({ app: thisApp(), role, wanted, isHidden, wasTouched })) speak(text, wanted === true)
    },
    try: (text) => speak(text, true),
  }
}
