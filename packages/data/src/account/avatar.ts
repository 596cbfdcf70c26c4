import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeOtherPictures, storePicture } from '../pictures/picture-storage.ts'
import { profileKeys } from '../profile/profile.ts'
import { saveProfile } from '../profile/save-profile.ts'
import { useUserId } from '../session/session-store.ts'
import { avatarFolder } from './avatar-storage.ts'

/** Sets a new profile picture, or removes the current one with null; the old file is deleted either way. */
export function useSaveAvatar() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: async (picture: Blob | null) => {
      if (userId === null) return
      const path = picture ? await storePicture(avatarFolder(userId), picture) : null
      await saveProfile(userId, { avatar_url: path })
      // Files left behind after a lost network are removed with the next change, and with the account.
      await removeOtherPictures(avatarFolder(userId), path).catch(() => undefined)
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: profileKeys.of(userId) }),
  })
}
