import { LANGUAGES } from '@angadi/i18n/languages.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { LanguagePicker } from './language-picker.tsx'

const meta = {
  title: 'Shell/LanguagePicker',
  component: LanguagePicker,
  args: { label: 'Language', spoken: 'en', languages: LANGUAGES, value: 'en', onChange: fn() },
} satisfies Meta<typeof LanguagePicker>
export default meta
type Story = StoryObj<typeof meta>

export const Ten: Story = {
  render: function Ten(args) {
    const [value, setValue] = useState(args.value)
    return (
      <div className="max-w-dialog">
        <LanguagePicker {...args} value={value} onChange={setValue} />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('తెలుగు'))
    await expect(canvas.getByRole('radio', { name: 'తెలుగు' })).toBeChecked()
  },
}
