// Stores a photo of what the caller sends back: only after its content was looked at, and at most forty a day. Body: the file.
// Answer: {path}.
import { servePictures } from '../_shared/serve-pictures.ts'

servePictures('return-pictures', (_query, extension) => ({
  name: 'return_picture_path',
  args: { extension },
}))
