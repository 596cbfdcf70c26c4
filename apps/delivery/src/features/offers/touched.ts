import { useSyncExternalStore } from 'react'

const SIGNS = ['pointerdown', 'keydown'] as const

let wasTouched = false

/** Whether there was a user gesture since the page was loaded: before that, browsers block sound. */
export function hasBeenTouched(): boolean {
  wasTouched ||= navigator.userActivation?.hasBeenActive ?? false
  return wasTouched
}

function subscribe(listener: () => void): () => void {
  const touch = () => {
    wasTouched = true
    listener()
  }
  for (const sign of SIGNS) window.addEventListener(sign, touch, { once: true })
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, touch)
  }
}

/** Like `hasBeenTouched`, for components. */
export function useHasBeenTouched(): boolean {
  return useSyncExternalStore(subscribe, hasBeenTouched)
}
