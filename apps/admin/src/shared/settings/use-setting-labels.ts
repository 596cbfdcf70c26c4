import type { Setting } from '@angadi/data/settings/setting.ts'
import type { Resources } from '@angadi/i18n/resources.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

type SettingKey = keyof Resources['admin']['setting']

/** The name and description of a setting. */
export interface SettingLabels {
  readonly name: string
  readonly description: string
}

/**
 * The labels of a setting in the user's language; one that this build has no words for is shown with its key and the
 * server's description.
 */
export function useSettingLabels(): (setting: Pick<Setting, 'setting_key' | 'description'>) => SettingLabels {
  const { t, i18n } = useTranslation('admin')
  const isKnown = (key: string): key is SettingKey =>
    /^\w+$/.test(key) && i18n.exists(`admin:setting.${key}.name`)
  return ({ setting_key: key, description }) =>
    isKnown(key)
      ? { name: t(`setting.${key}.name`), description: t(`setting.${key}.text`) }
      : { name: key, description }
}
