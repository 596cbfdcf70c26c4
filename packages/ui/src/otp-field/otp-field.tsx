import { digitsOfCode } from '@angadi/domain/typed/pasted.ts'
import { OTPField } from '@base-ui/react/otp-field'
import { type Ref, useId } from 'react'
import { FieldError } from '../field/field.tsx'

export interface OtpFieldProps {
  /** Label of the whole group, such as "6-digit code". */
  readonly label: string
  /** Labels of the digits after the first, such as "Digit 2 of 6". */
  readonly digitLabel: (digit: number, length: number) => string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Called when all digits are there, typed, pasted or filled in by the phone. */
  readonly onComplete?: ((value: string) => void) | undefined
  /** 6 for signing in, 4 for handover codes. */
  readonly length?: number | undefined
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly disabled?: boolean | undefined
  /** The code comes by SMS, so the phone may suggest it; false for codes that a person tells. True by default. */
  readonly oneTime?: boolean | undefined
  /** Larger digits, readable at arm's length, for couriers. */
  readonly large?: boolean | undefined
  /** The first digit, to set the focus. */
  readonly firstDigit?: Ref<HTMLInputElement> | undefined
}

/** A code of single digits: paste and the phone's SMS suggestion fill it at once (Spec §5 Code). */
export function OtpField({
  label,
  digitLabel,
  value,
  onChange,
  onComplete,
  length = 6,
  hint,
  error,
  disabled,
  oneTime = true,
  large = false,
  firstDigit,
}: OtpFieldProps) {
  const id = useId()
  const digits = Array.from({ length }, (_, index) => index + 1)
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <OTPField.Root
        id={id}
        length={length}
        value={value}
        onValueChange={onChange}
        onValueComplete={(complete) => onComplete?.(complete)}
        disabled={disabled}
        // Digits of every script, and the code within a pasted message.
        validationType="none"
        normalizeValue={(pasted) => digitsOfCode(pasted, length)}
        inputMode="numeric"
        autoComplete={oneTime ? 'one-time-code' : 'off'}
        aria-label={label}
        aria-describedby={`${id}-hint ${id}-error`}
        className="grid auto-cols-fr grid-flow-col gap-2"
      >
        {digits.map((digit) => (
          <OTPField.Input
            key={digit}
            ref={digit === 1 ? firstDigit : undefined}
            // The first digit gets the focus first, so it carries the label of the whole code.
            aria-label={digit === 1 ? undefined : digitLabel(digit, length)}
            aria-invalid={error ? true : undefined}
            className={`${large ? 'h-20 text-4xl' : 'h-14 text-2xl'} w-full min-w-0 rounded-md border border-line-strong bg-surface-raised text-center font-semibold tabular-nums transition-[border-color] outline-none focus:border-action focus:ring-2 focus:ring-action/30 disabled:bg-surface-sunken aria-invalid:border-danger data-filled:border-ink`}
          />
        ))}
      </OTPField.Root>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-muted">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
