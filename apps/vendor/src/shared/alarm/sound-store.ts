import { create } from 'zustand'
import { AlarmLoop } from './alarm-loop.ts'

/** The storage key of the sound setting. */
const SOUND_STORAGE_KEY = 'vendor-sound'

/** On, switched off by the user, or wanted but not yet allowed by the browser. */
export type SoundState = 'on' | 'off' | 'locked'

interface Sound {
  /** Whether the user wants the sound; undefined before they have chosen. */
  readonly wanted: boolean | undefined
  /** Whether the browser allows sound. */
  readonly audible: boolean
  /** Whether an order is waiting for an answer. */
  readonly calling: boolean
}

function storedWish(): boolean | undefined {
  try {
    const stored = localStorage.getItem(SOUND_STORAGE_KEY)
    return stored === null ? undefined : stored === 'on'
  } catch {
    return undefined
  }
}

const useSound = create<Sound>()(() => ({ wanted: storedWish(), audible: false, calling: false }))
const bell = new AlarmLoop((audible) => useSound.setState({ audible }))

useSound.subscribe(({ wanted, audible, calling }) => bell.ring(wanted === true && audible && calling))

function wish(wanted: boolean): void {
  try {
    localStorage.setItem(SOUND_STORAGE_KEY, wanted ? 'on' : 'off')
  } catch {
    // Storage is full or forbidden: the choice still holds for this tab.
  }
  useSound.setState({ wanted })
}

/** Switches the sound on and plays it once; must be called from a click. */
export function turnSoundOn(): void {
  bell.unlock()
  wish(true)
  bell.strike()
}

/** Switches the alarm off until it is switched on again. */
export function turnSoundOff(): void {
  wish(false)
}

/** Starts or stops the alarm, depending on whether an order is waiting for an answer. */
export function startAlarm(calling: boolean): void {
  useSound.setState({ calling })
}

/**
 * After a reload, unlocks the sound on the first touch or key press if it was on before.
 *
 * @returns a function that stops waiting for the gesture
 */
export function wakeSoundOnTouch(): () => void {
  const gestures = ['pointerup', 'keydown'] as const
  const wake = () => {
    if (useSound.getState().wanted) bell.unlock()
  }
  for (const gesture of gestures) addEventListener(gesture, wake)
  return () => {
    for (const gesture of gestures) removeEventListener(gesture, wake)
  }
}

/** The current state of the sound. */
export function useSoundState(): SoundState {
  return useSound(({ wanted, audible }) => (wanted === false ? 'off' : wanted && audible ? 'on' : 'locked'))
}
