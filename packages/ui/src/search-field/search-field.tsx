import { Search, X } from 'lucide-react'
import { type ComponentProps, useId, useRef } from 'react'
import { controlVariants, fieldVariants } from '../field/field-variants.ts'

export interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'onChange' | 'onSubmit'> {
  readonly label: string
  readonly clearLabel: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Called on Enter with the trimmed text, unless `onKeyDown` prevented it; blank text is ignored (Spec §5 Search). */
  readonly onSubmit?: ((value: string) => void) | undefined
}

/** A search field that reports each change and Enter, with a clear button. */
export function SearchField({
  label,
  clearLabel,
  value,
  onChange,
  onSubmit,
  className,
  ...input
}: SearchFieldProps) {
  const id = useId()
  const control = useRef<HTMLInputElement>(null)
  return (
    <search className={fieldVariants({ className: ['min-h-12 pl-3.5', className] })}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search aria-hidden className="size-5 shrink-0 text-ink-muted" />
      <input
        placeholder={label}
        enterKeyHint="search"
        autoComplete="off"
        {...input}
        id={id}
        ref={control}
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          input.onKeyDown?.(event)
          const text = value.trim()
          if (event.key === 'Enter' && text && !event.defaultPrevented) onSubmit?.(text)
        }}
        className={controlVariants({
          className: 'h-12 text-ellipsis placeholder:text-ellipsis [&::-webkit-search-cancel-button]:hidden',
        })}
      />
      {value ? (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={() => {
            onChange('')
            control.current?.focus()
          }}
          className="grid size-touch shrink-0 place-items-center rounded-full text-ink-muted hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </button>
      ) : null}
    </search>
  )
}
