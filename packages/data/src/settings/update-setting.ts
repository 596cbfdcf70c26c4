import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import type { Json } from '../database.types.ts'
import { settingKeys } from './keys.ts'

/** The new value of a setting. */
export interface SettingChange {
  readonly key: string
  readonly value: Json
}

/** Changes a setting; administrators only, and every change is in the audit log (Spec §7 app_settings). */
export function useUpdateSetting() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ key, value }: SettingChange) =>
      call(
        'update_setting',
        { setting_key: key, setting_value: typeof value === 'string' ? { text: value } : value },
        z.unknown(),
      ),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: settingKeys.all }),
  })
}
