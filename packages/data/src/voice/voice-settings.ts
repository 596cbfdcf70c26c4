import { isVoiceVolume, type VoiceVolume } from '@angadi/domain/voice/voices.ts'
import { create } from 'zustand'

/** Where the browser keeps how it speaks; per device, not per person. */
const STORAGE_KEY = 'voice-alerts'

/** How this device speaks. */
export interface VoiceSettings {
  /** Undefined until somebody has chosen: work consoles then speak, the customer's app does not. */
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

/** Keeps a choice for this device. */
export function chooseVoice(choice: Partial<VoiceSettings>): void {
  useVoiceSettings.setState(choice)
  const { wanted, volume } = useVoiceSettings.getState()
  try {
    const word = wanted === undefined ? '-' : wanted ? 'on' : 'off'
    globalThis.localStorage?.setItem(STORAGE_KEY, `${word} ${volume}`)
  } catch {
    // Storage is full or forbidden: the choice still holds for this tab.
  }
}
