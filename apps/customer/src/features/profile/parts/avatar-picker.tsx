import { Avatar } from '@angadi/ui/avatar/avatar.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Menu } from '@angadi/ui/menu/menu.tsx'
import { PHOTO_FILES } from '@angadi/ui/picture/heic.ts'
import { Camera, ImageUp, Trash2 } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'

export interface AvatarPickerLabels {
  /** Label of the button on the picture, such as "Change photo". */
  readonly change: string
  readonly choose: string
  readonly take: string
  readonly remove: string
}

export interface AvatarPickerProps {
  readonly name: string
  readonly picture?: string | undefined
  readonly labels: AvatarPickerLabels
  /** Called with the file that was chosen or the photo that was taken. */
  readonly onPick: (file: File) => void
  /** Undefined while there is no picture to remove. */
  readonly onRemove?: (() => void) | undefined
}

/** The user's picture with a menu to change it: from the device, from the camera, or remove it. */
export function AvatarPicker({ name, picture, labels, onPick, onRemove }: AvatarPickerProps) {
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // Cleared, so that choosing the same file again fires a change event.
    currentTarget.value = ''
    if (file) onPick(file)
  }
  const input = { type: 'file', accept: PHOTO_FILES, hidden: true, onChange: pick } as const
  return (
    <div className="relative w-fit shrink-0">
      <Avatar name={name} picture={picture} size="xl" />
      {/* Drawn smaller than it is pressed, so that the face stays in sight. */}
      <span className="absolute -right-3 -bottom-3">
        <Menu
          trigger={
            <IconButton
              label={labels.change}
              className="hover:bg-transparent"
              icon={
                <span className="grid size-8 place-items-center rounded-full border border-line bg-surface-raised shadow-raised [&_svg]:size-4.5">
                  <Camera aria-hidden />
                </span>
              }
            />
          }
          entries={[
            {
              key: 'choose',
              label: labels.choose,
              icon: <ImageUp aria-hidden />,
              onSelect: () => files.current?.click(),
            },
            {
              key: 'take',
              label: labels.take,
              icon: <Camera aria-hidden />,
              onSelect: () => camera.current?.click(),
            },
            ...(onRemove
              ? [
                  {
                    key: 'remove',
                    label: labels.remove,
                    icon: <Trash2 aria-hidden />,
                    dangerous: true,
                    onSelect: onRemove,
                  },
                ]
              : []),
          ]}
        />
      </span>
      <input {...input} ref={files} data-testid="photo-file" />
      <input {...input} ref={camera} capture="user" />
    </div>
  )
}
