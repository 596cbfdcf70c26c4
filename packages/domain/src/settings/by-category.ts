/** Groups settings by category, in their given order: by category and key (Spec §7 app_settings). */
export function byCategory<Setting extends { readonly category: string }>(
  settings: readonly Setting[],
): readonly (readonly [string, readonly Setting[]])[] {
  const groups = new Map<string, Setting[]>()
  for (const setting of settings)
    groups.set(setting.category, [...(groups.get(setting.category) ?? []), setting])
  return [...groups]
}
