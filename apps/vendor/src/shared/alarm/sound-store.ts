import { create } from 'zustand'
import { AlarmLoop } from './alarm-loop.ts'

/** Where the browser keeps whether this kitchen wants to hear its orders. */
const SOUND_STORAGE_KEY = 'vendor-sound'

/** On, silenced by choice, or wanted but not yet allowed by the browser. */
export type SoundState = 'on' | 'off' | 'locked'

interface Sound {
  /** What the person wants; undefined before they have said so. */
  readonly wanted: boolean | undefined
  /** Whether the browser lets the page be heard. */
  readonly audible: boolean
  /** Whether an order waits for its answer. */
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

/** Switches the sound on and lets it be heard once; from within a click. */
export function turnSoundOn(): void {
  bell.unlock()
  wish(true)
  bell.strike()
}

/** Silences the alarm until it is switched on again. */
export function turnSoundOff(): void {
  wish(false)
}

/** Says whether an order waits for its answer. */
export function startAlarm(calling: boolean): void {
  useSound.setState({ calling })
}

/**
 * After a reload the first touch or key brings back the sound that was switched on before.
 *
 * @returns stops waiting for it
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

/** How the sound stands. */
export function useSoundState(): SoundState {
  return useSound(({ wanted, audible }) => (wanted === false ? 'off' : wanted && audible ? 'on' : 'locked'))
}
