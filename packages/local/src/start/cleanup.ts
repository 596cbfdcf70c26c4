/** What must be undone at the end, the latest first. Runs once, however often it is asked to. */
export class Cleanup {
  private readonly steps: (() => Promise<unknown>)[] = []
  private running: Promise<void> | undefined

  add(step: () => Promise<unknown>): void {
    this.steps.push(step)
  }

  /** Undoes everything; a step that fails does not keep the others from running. */
  run(): Promise<void> {
    this.running ??= this.undo()
    return this.running
  }

  private async undo(): Promise<void> {
    for (const step of this.steps.toReversed()) {
      try {
        await step()
      } catch (error) {
        console.error(error)
      }
    }
  }
}
