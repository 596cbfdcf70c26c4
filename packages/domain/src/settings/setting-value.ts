/** What a setting may be: any JSON (Spec §3 app_settings). */
export type SettingValue =
  | string
  | number
  | boolean
  | null
  | SettingValue[]
  | { [key: string]: SettingValue | undefined }

/** How a setting is edited: by the type that its value has, which the server keeps. */
export type SettingKind = 'switch' | 'number' | 'text' | 'json'

/** The kind of editor for a value. */
export function kindOf(value: SettingValue): SettingKind {
  if (typeof value === 'boolean') return 'switch'
  if (typeof value === 'number') return 'number'
  return typeof value === 'string' ? 'text' : 'json'
}

/** What stands in the field at first. */
export function textOf(value: SettingValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}

/** What was typed, as a value; or why it is none. */
export type Typed =
  | { readonly ok: true; readonly value: SettingValue }
  | { readonly ok: false; readonly problem: 'noNumber' | 'invalid' }

function parsed(text: string): { readonly value: SettingValue } | undefined {
  try {
    const value: SettingValue = JSON.parse(text)
    return { value }
  } catch {
    return undefined
  }
}

function shapeOf(value: SettingValue): string {
  return Array.isArray(value) ? 'list' : value === null ? 'nothing' : typeof value
}

/** Reads what was typed as a value of the same type as the one before. */
export function typedAs(before: SettingValue, text: string): Typed {
  const kind = kindOf(before)
  if (kind === 'text') return { ok: true, value: text }
  if (kind === 'number') {
    const number = Number(text.trim().replaceAll(',', ''))
    return text.trim() !== '' && Number.isFinite(number)
      ? { ok: true, value: number }
      : { ok: false, problem: 'noNumber' }
  }
  const found = parsed(text)
  return found && shapeOf(found.value) === shapeOf(before)
    ? { ok: true, value: found.value }
    : { ok: false, problem: 'invalid' }
}
