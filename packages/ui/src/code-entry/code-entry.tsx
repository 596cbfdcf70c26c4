import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { useCountdown } from '../countdown-ring/use-countdown.ts'
import { OtpField } from '../otp-field/otp-field.tsx'

export interface CodeEntryProps {
  /** Such as "Pick-up code". */
  readonly label: string
  /** Who to ask for it. */
  readonly hint: string
  readonly digitLabel: (digit: number, length: number) => string
  readonly length: number
  readonly submitLabel: string
  readonly onSubmit: (code: string) => void
  readonly busy?: boolean | undefined
  /** Why it cannot be sent now; the typed code stays. */
  readonly unavailableReason?: string | undefined
  /** Such as "Wrong code. 3 tries left." */
  readonly error?: string | undefined
  /** After too many wrong codes: when to try again, by the server's clock, and the message with the seconds. */
  readonly pause?:
    | {
        readonly until: Date | string
        readonly serverOffsetMs: number
        readonly text: (seconds: number) => string
      }
    | undefined
}

const NEVER = new Date(0)

/** Takes the handover code of an order, readable at arm's length. */
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
