import { useSyncExternalStore } from 'react'

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
  // Not pointerdown or keydown: what disappears while a button is pressed moves that button away from its click.
  window.addEventListener('click', touch, { once: true })
  return () => window.removeEventListener('click', touch)
}

/** Like `hasBeenTouched`, for components. */
export function useHasBeenTouched(): boolean {
  return useSyncExternalStore(subscribe, hasBeenTouched)
}
