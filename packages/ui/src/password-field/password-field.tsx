import { Eye, EyeOff } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trail' | 'lead'> {
  /** Label of the show button, such as "Show password". */
  readonly showLabel: string
  readonly hideButtonLabel: string
  /** The warning that Caps Lock is on. */
  readonly capsLockText: string
}

/** A password field with a show/hide button and a Caps Lock warning (Spec §2 Sign-in screens). */
export function PasswordField({
  showLabel,
  hideButtonLabel,
  capsLockText,
  onKeyDown,
  onKeyUp,
  onBlur,
  ...field
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const look = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <div className="flex flex-col gap-1.5">
      <TextField
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...field}
        type={isShown ? 'text' : 'password'}
        className="pr-1"
        onKeyDown={(event) => {
          look(event)
          onKeyDown?.(event)
        }}
        onKeyUp={(event) => {
          look(event)
          onKeyUp?.(event)
        }}
        onBlur={(event) => {
          setCapsLock(false)
          onBlur?.(event)
        }}
        trail={
          <IconButton
            label={isShown ? hideButtonLabel : showLabel}
            icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            onClick={() => setShown(!isShown)}
          />
        }
      />
      <p role="status" className="text-sm text-warning-ink empty:-mt-1.5">
        {hasCapsLock ? capsLockText : null}
      </p>
    </div>
  )
}
