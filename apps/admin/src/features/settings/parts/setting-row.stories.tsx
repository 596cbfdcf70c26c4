import { useSession } from '@angadi/data/session/session-store.ts'
import type { Setting } from '@angadi/data/settings/setting.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, spyOn, waitFor } from 'storybook/test'
import { SettingRow } from './setting-row.tsx'

/** A row with the setting as events bring it, when the test wants it. */
function LiveRow({ setting, heard }: { readonly setting: Setting; readonly heard: readonly string[] }) {
  const [value, setValue] = useState(setting.setting_value)
  return (
    <>
      {heard.map((one) => (
        <button key={one} type="button" onClick={() => setValue(one)}>
          {`Event ${one}`}
        </button>
      ))}
      <SettingRow setting={{ ...setting, setting_value: value }} />
    </>
  )
}

const meta = {
  title: 'Admin/Setting',
  component: LiveRow,
  args: {
    setting: {
      category: 'marketing',
      setting_key: 'claim_users',
      setting_value: '10M+',
      description: 'Stated number of users on the sign-in screen.',
      is_public: true,
      updated_at: '2026-11-21T10:00:00Z',
      unit: null,
      minimum: null,
      maximum: null,
    },
    heard: ['12M+', '13M+'],
  },
  // Without a session of another story, whose token nobody has.
  beforeEach: () => useSession.setState({ ready: true, userId: null }),
} satisfies Meta<typeof LiveRow>
export default meta

/** The event of a change may come before its answer: the change is told all the same, and what is typed stays. */
export const EventBeforeAnswer: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    const answer = Promise.withResolvers<Response>()
    spyOn(globalThis, 'fetch').mockReturnValue(answer.promise)
    const told = spyOn(notify, 'success')
    const hear = (value: string) => userEvent.click(canvas.getByRole('button', { name: `Event ${value}` }))
    const field = canvas.getByDisplayValue('10M+')
    await userEvent.clear(field)
    await userEvent.type(field, '12M+{Enter}')
    await hear('12M+')
    answer.resolve(Response.json(null))
    await waitFor(() => expect(told).toHaveBeenCalledWith('Setting updated successfully', expect.anything()))
    await hear('13M+')
    await expect(canvas.getByRole('textbox')).toHaveValue('13M+')
    await userEvent.type(canvas.getByRole('textbox'), ' people')
    await hear('12M+')
    await expect(canvas.getByRole('textbox')).toHaveValue('13M+ people')
  },
}
