// Stores a courier's photo of a door that nobody opens: only after its content was looked at, and only while the courier is there.
// Query: order. Body: the file. Answer: {path} for set_door_picture.
import { servePictures } from '../_shared/serve-pictures.ts'

servePictures('door-pictures', (query, extension) => ({
  name: 'door_picture_path',
  args: { order_id: query.get('order'), extension },
}))
