import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { useCountdown } from '../countdown-ring/use-countdown.ts'
import { OtpField } from '../otp-field/otp-field.tsx'

export interface CodeEntryProps {
  /** Such as "Pick-up code". */
  readonly label: string
  /** Whom to ask for it. */
  readonly hint: string
  readonly digitLabel: (digit: number, length: number) => string
  readonly length: number
  readonly submitLabel: string
  readonly onSubmit: (code: string) => void
  readonly busy?: boolean | undefined
  /** Why it cannot be sent right now; what was typed stays. */
  readonly unavailableReason?: string | undefined
  /** Such as "Wrong code. 3 tries left." */
  readonly error?: string | undefined
  /** After too many wrong ones: when it may be tried again, by the server's clock, and the sentence with the seconds. */
  readonly pause?:
    | {
        readonly until: Date | string
        readonly serverOffsetMs: number
        readonly text: (seconds: number) => string
      }
    | undefined
}

const NEVER = new Date(0)

/** The code that passes an order from hand to hand, readable at arm's length. */
export function CodeEntry({
  label,
  hint,
  digitLabel,
  length,
  submitLabel,
  onSubmit,
  busy = false,
  unavailableReason,
  error,
  pause,
}: CodeEntryProps) {
  const [code, setCode] = useState('')
  const secondsLeft = useCountdown(pause?.until ?? NEVER, pause?.serverOffsetMs ?? 0)
  const paused = pause !== undefined && secondsLeft > 0
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (code.length === length && !busy && !paused && !unavailableReason) onSubmit(code)
      }}
    >
      <OtpField
        label={label}
        hint={hint}
        digitLabel={digitLabel}
        length={length}
        value={code}
        onChange={setCode}
        error={paused ? pause.text(secondsLeft) : error}
        disabled={paused}
        oneTime={false}
        large
      />
      <Button
        type="submit"
        size="xl"
        busy={busy}
        disabled={paused || code.length < length}
        unavailableReason={unavailableReason}
      >
        {submitLabel}
      </Button>
    </form>
  )
}
