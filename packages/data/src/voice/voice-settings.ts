import { isVoiceVolume, type VoiceVolume } from '@angadi/domain/voice/voices.ts'
import { create } from 'zustand'

/** Storage key of the voice settings; per device, not per user. */
const STORAGE_KEY = 'voice-alerts'

/** The voice settings of this device. */
export interface VoiceSettings {
  /** Undefined until the user has chosen: consoles then speak, the customer's app does not. */
  readonly wanted: boolean | undefined
  readonly volume: VoiceVolume
}

const SILENT: VoiceSettings = { wanted: undefined, volume: 'normal' }

/** Reads what `chooseVoice` wrote; anything else counts as no choice. */
export function voiceSettingsIn(stored: string | null): VoiceSettings {
  if (stored === null) return SILENT
  const [wanted, volume] = stored.split(' ')
  return {
    wanted: wanted === 'on' ? true : wanted === 'off' ? false : undefined,
    volume: isVoiceVolume(volume) ? volume : SILENT.volume,
  }
}

function storedSettings(): VoiceSettings {
  try {
    return voiceSettingsIn(globalThis.localStorage?.getItem(STORAGE_KEY) ?? null)
  } catch {
    return SILENT
  }
}

/** The spoken notifications of this device: on or off, and how loud. */
export const useVoiceSettings = create<VoiceSettings>()(storedSettings)

/** Stores a choice for this device. */
export function chooseVoice(choice: Partial<VoiceSettings>): void {
  useVoiceSettings.setState(choice)
  const { wanted, volume } = useVoiceSettings.getState()
  try {
    const word = wanted === undefined ? '-' : wanted ? 'on' : 'off'
    globalThis.localStorage?.setItem(STORAGE_KEY, `${word} ${volume}`)
  } catch {
    // Storage is full or forbidden: the choice still applies to this tab.
  }
}
