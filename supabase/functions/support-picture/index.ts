// Stores a picture for a ticket of the caller: only after its content was looked at, and at most twenty a day. Body: the file.
// Answer: {path}.
import { servePictures } from '../_shared/serve-pictures.ts'

servePictures('support-pictures', (_query, extension) => ({
  name: 'support_picture_path',
  args: { extension },
}))
