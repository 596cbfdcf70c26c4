/**
 * Vibrates a phone that can, once its user has touched the page: browsers refuse it before that and complain in the
 * console, such as right after a reload.
 *
 * @param pattern milliseconds: on, or on and off in turn
 */
export function vibrate(pattern: number | number[]): void {
  if (navigator.userActivation?.hasBeenActive === false) return
  navigator.vibrate?.(pattern)
}
