import { keep, readStored } from '@angadi/shell/safety/stored-json.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { deskKey } from './desk-key.ts'

/** Storage key of the choice to have no single keys on this device. */
const STORAGE_KEY = 'angadi.desk-keys'
/** Marks what `Enter` opens and arrows leave: items, and applications of the list. */
export const ITEM_SELECTOR = '[data-desk-item]'
/** While one of these is open, keys are its own. */
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** What each key does on this screen. */
export type DeskKeys = Readonly<Record<string, () => void>>

export interface DeskKeysHandle {
  readonly areOn: boolean
  readonly setOn: (areOn: boolean) => void
  readonly isHelpOpen: boolean
  readonly setHelpOpen: (isOpen: boolean) => void
}

/**
 * Acts of a screen by single keys, while no field has the focus and nothing lies over the page. `?` shows them, and they
 * can be switched off, because whoever dictates presses them unknowingly (WCAG 2.1.4).
 */
export function useDeskKeys(keys: DeskKeys): DeskKeysHandle {
  const [areOn, setOn] = useState(() => readStored(STORAGE_KEY) !== false)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector(OVERLAYS)) return
    const target = event.target instanceof HTMLElement ? event.target : undefined
    const key = deskKey(
      event,
      target && {
        tagName: target.tagName,
        isContentEditable: target.isContentEditable,
        isItem: target.matches(ITEM_SELECTOR),
      },
    )
    const act = key === '?' ? () => setHelpOpen(true) : areOn && key ? keys[key] : undefined
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return {
    areOn,
    setOn: (next) => {
      keep(STORAGE_KEY, next ? undefined : false)
      setOn(next)
    },
    isHelpOpen,
    setHelpOpen,
  }
}

/** Moves the focus to the next or the previous item on the page; from elsewhere to the first. */
export function focusItem(step: 1 | -1): void {
  const items = [...document.querySelectorAll<HTMLElement>(ITEM_SELECTOR)]
  const focused = document.activeElement?.closest<HTMLElement>(ITEM_SELECTOR)
  const at = focused ? items.indexOf(focused) + step : 0
  items[Math.min(Math.max(at, 0), items.length - 1)]?.focus()
}
