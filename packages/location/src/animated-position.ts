import type { LatLng } from '@angadi/domain/geo.ts'

/**
 * How long a marker moves from one fix to the next, in milliseconds: less than the interval of the couriers' reports.
 */
const ANIMATION_MS = 1200

/** Moves a point smoothly from its position to its latest fix. */
export class AnimatedPosition {
  private at: LatLng
  private readonly draw: (point: LatLng) => void
  private frame = 0

  constructor(at: LatLng, draw: (point: LatLng) => void) {
    this.at = at
    this.draw = draw
  }

  /** Moves to a point; at once where motion is unwanted. */
  to(goal: LatLng, atOnce: boolean): void {
    this.stop()
    if (goal.lat === this.at.lat && goal.lng === this.at.lng) return
    if (atOnce) {
      this.at = goal
      this.draw(goal)
      return
    }
    const from = this.at
    const startedAt = performance.now()
    const step = (now: number) => {
      const share = Math.min(1, (now - startedAt) / ANIMATION_MS)
      this.at = {
        lat: from.lat + (goal.lat - from.lat) * share,
        lng: from.lng + (goal.lng - from.lng) * share,
      }
      this.draw(this.at)
      if (share < 1) this.frame = requestAnimationFrame(step)
    }
    this.frame = requestAnimationFrame(step)
  }

  stop(): void {
    cancelAnimationFrame(this.frame)
  }
}
