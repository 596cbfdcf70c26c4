import { type KeyboardEvent, useId, useState } from 'react'

/** What the list below a search field needs to know of the field. */
export interface SearchList {
  /** The id of the element with role `listbox`. */
  readonly id: string
  /** The text in the field. */
  readonly text: string
  /** The id of the option that the arrow keys have reached. */
  readonly activeId: string | undefined
  /** Searches for a text. */
  readonly search: (text: string) => void
  readonly close: () => void
}

/**
 * A search field with a list of suggestions, as a combobox: the focus stays in the field, the arrow keys move through
 * the options, Enter takes one or searches for the text, Escape closes the list.
 *
 * @param initial the text at first
 * @param onSearch called with trimmed text; blank text is ignored (Spec §5 Search)
 */
export function useSearchCombobox(initial: string, onSearch: (text: string) => void) {
  const id = useId()
  const [text, setText] = useState(initial)
  const [isOpen, setOpen] = useState(false)
  const [activeId, setActiveId] = useState<string>()
  const close = () => {
    setOpen(false)
    setActiveId(undefined)
  }
  const search = (wanted: string) => {
    const words = wanted.trim()
    if (words === '') return
    setText(words)
    close()
    onSearch(words)
  }
  const move = (step: 1 | -1) => {
    // The options are rendered by a part that loads later: they are read where they are.
    const list = document.getElementById(id)
    const options = [...(list?.querySelectorAll('[role=option]') ?? [])].map((option) => option.id)
    const at = activeId === undefined ? -1 : options.indexOf(activeId)
    // One step before the first option is the field itself.
    const next = at + step < -1 ? options.length - 1 : at + step
    setActiveId(options[next])
    if (options[next] !== undefined)
      document.getElementById(options[next])?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and arrows choose among the words of an input method while it composes.
    if (event.nativeEvent.isComposing) return event.preventDefault()
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && activeId !== undefined) {
      const option = document.getElementById(activeId)
      // Other suggestions may have replaced it: the field then searches for the text.
      if (!option) return
      event.preventDefault()
      option.click()
    } else if (event.key === 'Escape' && isOpen) {
      // Chromium would empty the field.
      event.preventDefault()
      close()
    }
  }
  return {
    isOpen,
    close,
    /** For the `SearchField`. */
    field: {
      value: text,
      onChange: (next: string) => {
        setText(next)
        setOpen(true)
        setActiveId(undefined)
      },
      onSubmit: search,
      onKeyDown,
      onFocus: () => setOpen(true),
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isOpen ? activeId : undefined,
    } as const,
    list: { id, text, activeId: isOpen ? activeId : undefined, search, close } satisfies SearchList,
  }
}
