import { type FailureKind, failureKind } from '@angadi/domain/recovery/failure-kind.ts'
import { MAX_RETRIES, nextRetryMs, type RetryPlan } from '@angadi/domain/recovery/retry-plan.ts'
import { Component, type ComponentType, type ReactNode } from 'react'
import { log } from '../logging/log.ts'
import { reloadIfOutdated } from './newer-build.ts'
import { reloadIfServed } from './reload-if-served.ts'
import { nextEpoch, presentEpoch, RetryEpoch } from './retry-epoch.ts'

/** What a boundary passes to the screen that replaces what failed. */
export interface FailureProps {
  readonly kind: FailureKind
  /** How often it has been retried, and how often it may be. */
  readonly retries: number
  readonly most: number
  readonly onRetry: () => void
  /** Cancels the next automatic retry while the user decides something. */
  readonly onHold: () => void
}

export interface RetryingBoundaryProps {
  /** Names the boundary in the log. */
  readonly name: string
  readonly plan: RetryPlan
  readonly most?: number
  /** A new value, such as the path of a new page, resets the failure of the previous one. */
  readonly place?: string
  /** The screen that shows the failure, with its actions. */
  readonly screen?: ComponentType<FailureProps>
  /** Replaces the failed part where no screen does. */
  readonly instead?: ReactNode
  /** Called when every automatic retry has failed. */
  readonly onExhausted?: () => void
  readonly children: ReactNode
}

interface State {
  readonly caught: { readonly error: unknown } | undefined
  readonly retries: number
  readonly epoch: number
}

/** Catches what is thrown below it and retries by its plan (Spec §4 Error boundaries). */
export class RetryingBoundary extends Component<RetryingBoundaryProps, State> {
  override state: State = { caught: undefined, retries: 0, epoch: presentEpoch() }
  private timer: ReturnType<typeof setTimeout> | undefined

  static getDerivedStateFromError(error: unknown): Pick<State, 'caught'> {
    return { caught: { error } }
  }

  private get most(): number {
    return this.props.most ?? MAX_RETRIES
  }

  override componentDidCatch(error: unknown): void {
    const { name, plan, onExhausted } = this.props
    const { retries } = this.state
    const kind = failureKind(error)
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    log({ level: 'error', message, context: `boundary:${name}`, metadata: { kind, retries } })
    if (kind === 'chunk') void reloadIfOutdated()
    const wait = nextRetryMs(plan, kind, retries, this.most)
    clearTimeout(this.timer)
    if (wait !== undefined) this.timer = setTimeout(this.retry, wait)
    else if (retries >= this.most && plan.covers.includes(kind)) {
      onExhausted?.()
      if (kind === 'chunk') void reloadIfServed(error)
    }
  }

  override componentDidUpdate(before: RetryingBoundaryProps): void {
    if (before.place === this.props.place || !this.state.caught) return
    clearTimeout(this.timer)
    this.setState({ caught: undefined, retries: 0, epoch: nextEpoch() })
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer)
  }

  private readonly retry = (): void => {
    clearTimeout(this.timer)
    // Counted once and outside the state update, which React may run several times.
    const epoch = nextEpoch()
    this.setState(({ retries }) => ({ caught: undefined, retries: retries + 1, epoch }))
  }

  private readonly hold = (): void => clearTimeout(this.timer)

  override render(): ReactNode {
    const { screen: Screen, instead, children } = this.props
    const { caught, retries, epoch } = this.state
    if (!caught) return <RetryEpoch value={epoch}>{children}</RetryEpoch>
    if (!Screen) return instead
    return (
      <Screen
        kind={failureKind(caught.error)}
        retries={retries}
        most={this.most}
        onRetry={this.retry}
        onHold={this.hold}
      />
    )
  }
}
