// Stores a photo for a review of the caller: only after its content was looked at, and at most forty a day. Body: the file.
// Answer: {path}.
import { servePictures } from '../_shared/serve-pictures.ts'

servePictures('review-pictures', (_query, extension) => ({
  name: 'review_picture_path',
  args: { extension },
}))
