// Stores a photo of work at a customer's home: only after its content was looked at, and only while the work goes on or has just
// ended. Query: order. Body: the file. Answer: {path} for add_visit_photo.
import { servePictures } from '../_shared/serve-pictures.ts'

servePictures('visit-pictures', (query, extension) => ({
  name: 'visit_picture_path',
  args: { order_id: query.get('order'), extension },
}))
